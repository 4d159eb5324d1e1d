"""Parts of the dioramas: one family of equipment per file. All lengths are in meters."""
