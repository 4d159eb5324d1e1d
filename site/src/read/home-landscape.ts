import { readSingleton } from './read-entries.ts';

/** Returns the name of the landscape that the owner chose for the home page. */
export const readHomeLandscape = async () => (await readSingleton('home')).hero.landscape;
