import { randomUUID } from 'node:crypto';
import { parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { Company } from '#contract/company.ts';
import { formHooks } from '#contract/form-hooks.ts';
import {
  appendElement,
  copyElement,
  copyTemplate,
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
import {
  type FieldErrors,
  type InquiryField,
  inquiryFields,
  type SentField,
  sentFields,
  submissionField,
} from '#contract/inquiry-form.ts';

/*
 * The contact page is built with the site. For browsers without JavaScript, this module parses the built
 * page, fills in the form, and shows errors with the templates that the page contains (`formHooks`).
 * Astro could render the page for each request, but only with a separate server besides the service. The
 * built page works on both hosts, and also on a static site whose form posts to another service.
 */

const fieldTags = new Set(['input', 'select', 'textarea']);

/** The values and messages that the contact page shows after a form post was refused. */
export interface ContactPageAnswer {
  values?: Partial<Record<InquiryField, string>> | undefined;
  errors?: FieldErrors | undefined;
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
  if (answer.errors) showErrors(page, form, answer.errors);
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

function showErrors(page: ParentNode, form: Element, errors: FieldErrors): void {
  const summaryTemplate = requireHook(page, formHooks.summaryTemplate);
  const messageTemplate = requireHook(page, formHooks.messageTemplate);
  const summary = copyTemplate(summaryTemplate);
  const item = findElement(summary, ({ tagName }) => tagName === 'li');
  const list = item?.parentNode;
  if (!item || !list) throw new Error('The built contact page has no list in the error summary');
  tree.detachNode(item);
  for (const name of sentFields) {
    const message = errors[name];
    if (message === undefined) continue;
    const field = findField(form, name);
    tree.appendChild(list, createSummaryItem(item, field, message));
    showFieldError(form, name, message, messageTemplate);
  }
  // Without JavaScript, autofocus scrolls to the summary and makes screen readers announce the errors.
  setAttribute(summary, 'autofocus', '');
  insertBefore(summary, summaryTemplate);
}

function insertBefore(element: Element, next: Element): void {
  if (next.parentNode) tree.insertBefore(next.parentNode, element, next);
}

/** Fills in a copy of the template's list item. If the field is visible, the message links to the field. */
function createSummaryItem(
  template: Element,
  field: Element | undefined,
  message: string,
): Element {
  const item = copyElement(template);
  const link = findElement(item, ({ tagName }) => tagName === 'a');
  const isVisible = field && getAttribute(field, 'type') !== 'hidden';
  const id = isVisible ? getAttribute(field, 'id') : undefined;
  if (link && id) {
    setAttribute(link, 'href', `#${id}`);
    setText(link, message);
  } else {
    setText(item, message);
  }
  return item;
}

/** Shows the message at the field. Hidden fields have no place for a message. */
function showFieldError(form: Element, name: SentField, message: string, template: Element): void {
  const place = findElement(form, (element) => getAttribute(element, formHooks.errorFor) === name);
  if (!place) return;
  const line = copyTemplate(template);
  setText(line, message);
  tree.appendChild(place, line);
  const field = findField(form, name);
  // A radio button cannot have the attribute, because only the group can be invalid.
  if (field && getAttribute(field, 'type') !== 'radio') setAttribute(field, 'aria-invalid', 'true');
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
