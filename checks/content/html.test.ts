import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readBuiltPages } from '../site/built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The HTML standard lets browsers close these elements.
    'no-implicit-close': 'off',
    // React and Astro write attributes and void elements differently, and browsers accept both.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Ids are derived from headings, which may begin with a number.
    'valid-id': ['error', { relaxed: true }],
    // Phone numbers may wrap between groups of digits on narrow screens.
    'tel-non-breaking': 'off',
    // Titles end with the company name, which may be long.
    'long-title': 'off',
    // The hidden honeypot and the elements for results are intentionally empty.
    'text-content': 'off',
    // Safari removes the role of lists without markers, so these lists have `role="list"`.
    'no-redundant-role': 'off',
    // Sections have a heading as their label, and a group of buttons in a popover needs its role.
    'prefer-native-element': 'off',
    // Astro wraps islands in a custom element.
    'element-permitted-content': 'off',
  },
});

test.each(await readBuiltPages())('$address is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ),
  ).toEqual([]);
});
