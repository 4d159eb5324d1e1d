import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readBuiltPages } from './built-site.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Browsers close these elements by themselves.
    'no-implicit-close': 'off',
    // React and Astro write attributes and void elements their own way; browsers read both.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // A heading of a text may begin with a number, and its id with it.
    'valid-id': ['error', { relaxed: true }],
    // A telephone number may break between its groups on a narrow screen.
    'tel-non-breaking': 'off',
    // A title ends with the company's name, which may be long.
    'long-title': 'off',
    // A hidden honeypot and the slots for answers are empty on purpose.
    'text-content': 'off',
    // Sections are named by their headings; a group of buttons in a popover needs its role.
    'prefer-native-element': 'off',
    // Astro's wrapper of an island is an element of its own making.
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
