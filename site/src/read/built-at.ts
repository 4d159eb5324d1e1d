/** Time of the build, used wherever content depends on the current date. */
export const builtAt = new Date();
