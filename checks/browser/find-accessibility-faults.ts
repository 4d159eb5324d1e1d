import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/**
 * Runs axe on the page in its current state and returns the violations, except violations of the rules in
 * `skippedRules`.
 *
 * `AxeBuilder` of @axe-core/playwright is slower: it injects axe again for each run and also returns the rules
 * that passed.
 */
export async function findAccessibilityFaults(
  page: Page,
  skippedRules: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (skipped) => {
    const rules = Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      // Frames contain only third-party pages.
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], rules },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, skippedRules);
}

/** The slowest rules. Their results depend only on colors. */
export const slowRules = ['color-contrast', 'link-in-text-block'];

const { resolve } = createRequire(import.meta.url);
const axe = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Axe {
  run(
    context: { exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
