"""One diorama per file. The file name is the id of the page, with underscores."""
