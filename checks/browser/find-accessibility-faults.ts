import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/**
 * Everything that axe holds against the page as it stands, by all its rules but those in `without`.
 *
 * The package for Playwright would hand axe to the page for each question anew, and bring back what
 * is right as well: on a long page that takes longer than the question.
 */
export async function findAccessibilityFaults(
  page: Page,
  without: readonly string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (left) => {
    const rules = Object.fromEntries(left.map((rule) => [rule, { enabled: false }]));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      // There is nothing of ours in a frame.
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], rules },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, without);
}

/** What only colors decide, and takes axe the longest. */
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
