import { randomUUID } from 'node:crypto';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { Company } from '#contract/company.ts';
import { formHooks } from '#contract/form-hooks.ts';
import {
  appendElement,
  type Element,
  eachElement,
  findElement,
  getAttribute,
  getText,
  type ParentNode,
  removeAttribute,
  setAttribute,
  setText,
} from '#contract/html-tree.ts';
import { type InquiryField, inquiryFields, submissionField } from '#contract/inquiry-form.ts';

/*
 * The contact page is built with the site. For browsers without JavaScript, this module parses the built
 * page, fills in the form, and shows errors in the elements that the page provides for them (`formHooks`).
 * Astro could render the page for each request, but only with a separate server besides the service. The
 * built page works on both hosts, and also on a static site whose form posts to another service.
 */

const fieldTags = new Set(['input', 'select', 'textarea']);

/** The values and messages that the contact page shows after a form post was refused. */
export interface ContactPageAnswer {
  values?: Partial<Record<InquiryField, string>> | undefined;
  /** Error messages by field name. */
  errors?: Record<string, string> | undefined;
  /** Notice that says why the whole form was refused. `{phone}` in the text becomes a link. */
  notice?: { title: string; text: string } | undefined;
}

/**
 * Renders the contact page for a refused post. The attribute that the page's script uses to find the form is
 * removed, because the script would replace the submitted values with a stored draft. The serializer escapes
 * the submitted values.
 *
 * @throws Error that names the missing element, if the built page lacks one.
 */
export function renderRefusal(
  html: string,
  answer: ContactPageAnswer,
  phone: Company['phone'],
): string {
  const page = parse(html);
  const form = requireHook(page, formHooks.form);
  fillForm(form, answer.values ?? {});
  // Sets a new submission number, by which the service notices if this page is submitted twice.
  const submission = findField(form, submissionField);
  if (submission) setAttribute(submission, 'value', randomUUID());
  const errors = Object.entries(answer.errors ?? {});
  if (errors.length > 0) showErrors(page, form, errors);
  if (answer.notice) showNotice(page, answer.notice, phone);
  const title = findElement(page, (element) => element.tagName === 'title');
  if (title) setText(title, `Error: ${getText(title)}`);
  removeAttribute(form, formHooks.form);
  return serialize(page);
}

/** Renders the contact page with prefilled fields. */
export function renderPrefill(html: string, values: Partial<Record<InquiryField, string>>): string {
  const page = parse(html);
  fillForm(requireHook(page, formHooks.form), values);
  return serialize(page);
}

function showErrors(page: ParentNode, form: Element, errors: [name: string, message: string][]) {
  const summary = requireHook(page, formHooks.errorSummary);
  const list = findElement(summary, ({ tagName }) => tagName === 'ul');
  if (!list) throw new Error('The built contact page has no list in the error summary');
  removeAttribute(summary, 'hidden');
  // Without JavaScript, autofocus scrolls to the summary and makes screen readers announce the errors.
  setAttribute(summary, 'autofocus', '');
  list.childNodes = [];
  for (const [name, message] of errors) {
    const field = findField(form, name);
    addToSummary(list, field, message);
    if (field) setAttribute(field, 'aria-invalid', 'true');
    const slot = findElement(form, (element) => getAttribute(element, formHooks.errorFor) === name);
    if (!slot) continue;
    setText(slot, message);
    removeAttribute(slot, 'hidden');
  }
}

/** Adds a message to the error summary. If the field is visible, the message links to the field. */
function addToSummary(list: Element, field: Element | undefined, message: string): void {
  const item = appendElement(list, 'li');
  const isVisible = field && getAttribute(field, 'type') !== 'hidden';
  const id = isVisible ? getAttribute(field, 'id') : undefined;
  const parent = id ? appendElement(item, 'a', { href: `#${id}` }) : item;
  tree.insertText(parent, message);
}

function showNotice(
  page: ParentNode,
  notice: { title: string; text: string },
  phone: Company['phone'],
): void {
  const box = requireHook(page, formHooks.notice);
  const title = requireHook(box, formHooks.noticeTitle);
  const text = requireHook(box, formHooks.noticeText);
  removeAttribute(box, 'hidden');
  setText(title, notice.title);
  const [beforePhone = '', afterPhone] = notice.text.split('{phone}');
  setText(text, beforePhone);
  if (afterPhone === undefined) return;
  tree.insertText(appendElement(text, 'a', { href: `tel:${phone.number}` }), phone.display);
  tree.insertText(text, afterPhone);
}

function requireHook(parent: ParentNode, hook: string): Element {
  const element = findElement(parent, (each) => getAttribute(each, hook) !== undefined);
  if (!element) throw new Error(`The built contact page has no element with ${hook}`);
  return element;
}

function findField(form: Element, name: string): Element | undefined {
  return findFields(form, name)[0];
}

/** Returns all fields of `form` with this name. Radio buttons share one name. */
function findFields(form: Element, name: string): Element[] {
  return [...eachElement(form)].filter(
    (element) => fieldTags.has(element.tagName) && getAttribute(element, 'name') === name,
  );
}

function fillForm(form: Element, values: Partial<Record<InquiryField, string>>): void {
  for (const name of inquiryFields) {
    const value = values[name];
    if (value !== undefined) fillFields(findFields(form, name), value);
  }
}

/** Sets the value of the fields that share one name. */
function fillFields(fields: Element[], value: string): void {
  const [field] = fields;
  if (!field) return;
  if (field.tagName === 'select') {
    const options = [...eachElement(field)].filter(({ tagName }) => tagName === 'option');
    selectChoice(options, 'selected', value);
  } else if (getAttribute(field, 'type') === 'radio') {
    selectChoice(fields, 'checked', value);
  } else if (field.tagName === 'input') {
    setAttribute(field, 'value', value);
  } else {
    setText(field, toTextareaContent(value));
  }
}

// Doubles a leading line break, because browsers ignore the first line break in a textarea.
function toTextareaContent(value: string): string {
  const text = value.replaceAll(/\r\n?/g, '\n');
  return text.startsWith('\n') ? `\n${text}` : text;
}

function selectChoice(choices: Element[], attribute: 'selected' | 'checked', value: string): void {
  const chosen = choices.find((choice) => (getAttribute(choice, 'value') ?? '') === value);
  // For an unknown value, the initial choice stays selected, and the error message explains the problem.
  if (!chosen) return;
  for (const choice of choices) removeAttribute(choice, attribute);
  setAttribute(chosen, attribute, '');
}
