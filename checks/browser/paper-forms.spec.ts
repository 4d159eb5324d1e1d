import type { Page } from '@playwright/test';
import { letterWidth, measureForm } from '../content/browser/measure-form.ts';
import { listCutFields, longText, typeIntoAll } from '../content/browser/typed-text.ts';
import { address } from './field-form-page.ts';
import { letterSheet, printPage } from './print-page.ts';
import { expect, openPage, test } from './visitor.ts';

test.describe('the form of an article', () => {
  const path = '/blog/ground-wells-in-granite';

  test('prints on Letter paper when its button is pressed, and the page stays unchanged', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.printed = dataset.print;
        dispatchEvent(new Event('afterprint'));
      };
    });
    await openPage(page, path);
    await page.getByRole('link', { name: 'Print the list', exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'form');
    await expect(page.locator('html')).not.toHaveAttribute('data-print');
    await page.goto(`${path}#form`);
    const printedSheets = await printPage(page);
    expect(new Set(printedSheets)).toEqual(new Set([letterSheet]));
    expect(printedSheets.length).toBeLessThanOrEqual(4);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is printed instead of the article once its button is pressed', async ({ page }) => {
      await page.goto(path);
      await page.getByRole('link', { name: 'Print the list', exact: true }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.locator('.print-form-fields')).toBeVisible();
      await expect(page.getByText('Measured by', { exact: true })).toBeVisible();
      await expect(page.locator('.checklist').first()).toBeVisible();
      await expect(page.locator('.article-text > p').first()).toBeHidden();
      await expect(page.locator('.drawn-figure').last()).toBeHidden();
    });
  });
});

// printed-forms.spec.ts tests all forms in browsers that fit fields to their text.
test.describe('every field of a form prints the whole text that was typed into it', () => {
  test.describe('in a browser that does not fit fields to their text', () => {
    // The policy of the site refuses changed styles.
    test.use({ bypassCSP: true });

    test('the relay report', async ({ page }) => {
      await page.route(/(?:blank|[.]css)$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('field-sizing:content', 'field-sizing:x');
        await route.fulfill({ response, body });
      });
      await openPage(page, address);
      const field = page.locator('.fill-text > textarea').first();
      await expect(field).toHaveCSS('field-sizing', 'fixed');
      await expectWholeText(page);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the relay report', async ({ page }) => {
      await page.goto(address);
      await expectWholeText(page);
    });
  });

  async function expectWholeText(page: Page): Promise<void> {
    const fields = page.locator('.fill-text > textarea');
    expect(await fields.count()).toBeGreaterThan(10);
    await fields.evaluateAll(typeIntoAll, longText);
    const listCut = () =>
      page.locator('.fill-text, .fill-text > textarea').evaluateAll(listCutFields);
    expect(await listCut()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: letterWidth, height: 900 });
    expect(await listCut()).toEqual([]);
    const { overflow, cutElements } = await page.locator('.blank-form').evaluate(measureForm);
    expect(overflow).toBe(0);
    expect(cutElements).toBe(0);
  }
});

test.describe('a field form', () => {
  test('has a button that prints the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed', true);
    });
    await openPage(page, address);
    await page.getByRole('button', { name: 'Print the form' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('can be typed into, and has no buttons, because they need JavaScript', async ({
      page,
    }) => {
      await page.goto(address);
      await page.getByLabel('Site', { exact: true }).fill('Site 7');
      await expect(page.locator('.fill-page .button:visible')).toHaveCount(0);
    });
  });
});
