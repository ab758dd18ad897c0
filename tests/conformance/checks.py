"""Every check of the conformance suite: a plain function of a `Case` that raises `AssertionError`."""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance.case import Case
from tests.conformance.checks_hidden import HIDDEN
from tests.conformance.checks_record import RECORD
from tests.conformance.checks_rules import RULES
from tests.conformance.checks_standing import STANDING

CHECKS: tuple[Callable[[Case], None], ...] = (*RULES, *HIDDEN, *RECORD, *STANDING)
