/**
 * Returns the number of database queries that the current run may still make. Cloudflare limits the queries
 * of each run of the Worker; Node has no limit. A job whose number of queries grows with the data must stop
 * before it exceeds this number, and continue in the next run.
 */
export type QueriesLeft = () => number;

export const unlimitedQueries: QueriesLeft = () => Number.POSITIVE_INFINITY;
