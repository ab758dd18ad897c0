"""Made by tools/mana_book.py: Black's winning moves. Do not edit."""

LINES = """\
rdrrrr/6/6/6/6/RDRRRR - e1-e4@a2 9
rrdrrr/6/6/6/6/RDRRRR - c1-c3@e5 13
rrd1rr/6/6/2Rr2/6/RD1RRR f2 b1-c2@a2 11
1rd1rr/r5/6/2Rr2/2D3/R2RRR c5 c3-b5@a2 9
rrd2r/4r1/6/2Rr2/2D3/R2RRR c5 c3-b5@a2 9
rrdr1r/6/6/2Rr2/2D3/R2RRR c5 c3-b5@a2 9
rrd1rr/6/6/2Rr2/6/RD1RRR c1 b1-c2@a2 11
rrrrrd/6/6/6/6/RDRRRR - f1-f3@a2 11
1rrrrd/r5/6/5R/6/RDRRR1 b2 e1-e4@a2 9
1rrrrd/r5/6/5R/6/RDRRR1 d2 e1-e4@a2 9
1rrrrd/r5/6/5R/6/RDRRR1 e3 a1-b3@a2 9
1rrrrd/r5/6/5R/6/RDRRR1 c3 e1-e4@a2 9
rdrrrr/6/6/6/6/RRDRRR - e1-e4@a2 9
rrdrrr/6/6/6/6/RRDRRR - d1-d2@c5 15
rrd1rr/6/6/3r2/3R2/RRD1RR f2 c1-c3@c5 13
rrd1rr/6/2r3/2D3/3R2/RR2RR b3 e1-d3@f5 11
rr2rr/1d4/2r3/2DR2/3R2/RR3R b3 d3xc4@d1 9
rrd1rr/6/6/3r2/3R2/RRD1RR a3 c1-c3@c5 13
rrd1rr/6/2r3/6/3R2/RRD1RR a2 e1-d3@f5 11
rr2rr/1d4/2r3/3R2/3R2/RRD2R c2 d2-f3@d1 9
rrd1rr/6/4r1/6/3R2/RRD1RR a2 d2-d3@f5 11
rr2rr/1d4/4r1/3R2/6/RRD1RR e2 e1-c2@d1 9
rrrrrd/6/6/6/6/RRDRRR - f1-f3@a2 11
1rrrrd/r5/6/5R/6/RRDRR1 b2 e1-e4@a2 9
1rrrrd/r5/6/5R/6/RRDRR1 d2 e1-e4@a2 9
1rrrrd/r5/6/5R/6/RRDRR1 e3 a1-b3@a2 9
1rrrrd/r5/6/5R/6/RRDRR1 c3 e1-e4@a2 9
rdrrrr/6/6/6/6/RRRRRD - e1-e4@a2 9
rrdrrr/6/6/6/6/RRRRRD - c1-c3@e5 13
rrd1rr/6/6/2Rr2/6/RR1RRD f2 b1-c2@a2 11
1rd1rr/r5/6/2Rr2/2R3/R2RRD c5 c3-b5@a2 9
rrd2r/4r1/6/2Rr2/2R3/R2RRD c5 c3-b5@a2 9
rrdr1r/6/6/2Rr2/2R3/R2RRD c5 c3-b5@a2 9
rrd1rr/6/6/2Rr2/6/RR1RRD c1 b1-c2@a2 11
rrrrrd/6/6/6/6/RRRRRD - f1-f3@a2 11
1rrrrd/r5/6/5D/6/RRRRR1 b2 e1-e4@a2 9
1rrrrd/r5/6/5D/6/RRRRR1 d2 e1-e4@a2 9
1rrrrd/r5/6/5D/6/RRRRR1 e3 a1-b3@a2 9
1rrrrd/r5/6/5D/6/RRRRR1 c3 e1-e4@a2 9
"""
