/** Ports of the servers that the journeys start; the outermost digits keep clear of a running site. */
export const builtSite = 'http://127.0.0.1:4611';
export const devSite = 'http://127.0.0.1:4612';
export const deskSite = 'http://127.0.0.1:4613';

/** Where the service of the journeys keeps what it receives; made anew for each run. */
export const dataFolder = 'node_modules/.cache/e2e-data';
