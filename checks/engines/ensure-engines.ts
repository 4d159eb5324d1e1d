import { ensureEngines } from './find-engines.ts';

ensureEngines();
