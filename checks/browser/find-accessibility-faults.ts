import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The slowest rules of axe. Their results depend only on colors. */
export const slowRules = ['color-contrast', 'link-in-text-block'];

/** The parts of axe's API that are used here. */
interface Axe {
  run(
    context: { exclude: string[] },
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

// axe-core is a dependency of @axe-core/playwright, not of this project.
const { resolve } = createRequire(import.meta.url);
const axePath = createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axePath, 'utf8');

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(runAxe, skippedRules);
}

/** Runs in the page. */
async function runAxe(skippedRules: readonly string[]): Promise<string[]> {
  // The source of axe, which was run before, defines `window.axe`.
  const { axe } = window as unknown as { axe: Axe };
  const rules = Object.fromEntries(skippedRules.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(
    // Frames contain only third-party pages.
    { exclude: ['iframe'] },
    { resultTypes: ['violations'], rules },
  );
  return violations.map(({ id, nodes }) => {
    const elements = nodes.map(({ html }) => html).join(' | ');
    return `${id}: ${elements}`;
  });
}
