/** The first of two ports; another one lets two runs stand beside each other. */
const port = Number(process.env.E2E_PORT ?? 4611);

/** Servers that the journeys start; the outermost digits keep clear of a running site. */
export const builtSite = `http://127.0.0.1:${port}`;
export const devSite = `http://127.0.0.1:${port + 1}`;

/** Where the service of the journeys keeps what it receives; made anew for each run. */
export const dataFolder = 'node_modules/.cache/e2e-data';
