"""What `ui.dom` makes of the browser's values, and needs no browser to be tested."""
