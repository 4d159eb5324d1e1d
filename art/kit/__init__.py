"""The kit of parts: one family of equipment a file, all lengths in meters."""
