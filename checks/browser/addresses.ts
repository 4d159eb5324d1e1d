/** The service that the journeys start; another port lets two runs stand beside each other. */
export const builtSite = `http://127.0.0.1:${process.env.E2E_PORT ?? 4611}`;

/** Where it keeps what it receives; made anew for each run. */
export const dataFolder = 'node_modules/.cache/journeys-data';
