/** The clock of the build, for everything that depends on the day. */
export const builtAt = new Date();
