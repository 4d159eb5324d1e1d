/** The clock of the build: what depends on the day asks it, and no other. */
export const builtAt = new Date();
