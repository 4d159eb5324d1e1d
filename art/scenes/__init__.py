"""One diorama a file; the file name is the page id with underscores."""
