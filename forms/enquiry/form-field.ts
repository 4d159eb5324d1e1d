import {
  type Element,
  eachElement,
  findElement,
  getAttribute,
  removeAttribute,
  setAttribute,
  setText,
} from '../../contract/html-tree.ts';

/** The field of `form` with this name. */
export function findField(form: Element, name: string): Element | undefined {
  return findElement(
    form,
    (element) => fieldTags.has(element.tagName) && getAttribute(element, 'name') === name,
  );
}

const fieldTags = new Set(['input', 'select', 'textarea']);

/** Puts `value` into a field as if it had been typed there. */
export function fillField(field: Element, value: string): void {
  if (field.tagName === 'select') selectOption(field, value);
  else if (field.tagName === 'input') setAttribute(field, 'value', value);
  else setText(field, asTextareaContent(value));
}

// A browser drops one line break at the start of a textarea.
function asTextareaContent(value: string): string {
  const text = value.replaceAll(/\r\n?/g, '\n');
  return text.startsWith('\n') ? `\n${text}` : text;
}

function selectOption(select: Element, value: string): void {
  const options = [...eachElement(select)].filter((element) => element.tagName === 'option');
  const chosen = options.find((option) => (getAttribute(option, 'value') ?? '') === value);
  // What was sent is not on offer: the form shows its own first choice and the error says why.
  if (!chosen) return;
  for (const option of options) removeAttribute(option, 'selected');
  setAttribute(chosen, 'selected', '');
}
