import { test } from 'vitest';
import { MissingContent } from '../../checks/site/content.ts';

// Each case inserts a mistake into an existing entry. If an owner's content lacks an entry that a case needs,
// the cases before that one are registered, and the others are skipped.
try {
  await import('./mistake-cases.test.ts');
} catch (error) {
  if (!(error instanceof MissingContent)) throw error;
  test.skip(`more mistakes (${error.message})`);
}
