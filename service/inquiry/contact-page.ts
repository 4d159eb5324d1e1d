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
  replaceByChildren,
  setAttribute,
  setText,
} from '#contract/html-tree.ts';
import { type InquiryField, inquiryFields, submissionField } from '#contract/inquiry-form.ts';

/**
 * What a refused post is told on the page that it came from: what was typed, messages by field, or why
 * the whole form was refused; `{phone}` in that becomes a link.
 */
export interface ContactPageAnswer {
  values?: Partial<Record<InquiryField, string>> | undefined;
  errors?: Record<string, string> | undefined;
  notice?: { title: string; text: string } | undefined;
}

/**
 * The contact page as the answer to a refused post.
 *
 * It is plain HTML: the script that would take the form over, and undo all of this, no longer
 * finds it. Everything typed is escaped by the serializer alone.
 * @throws Error naming what the built page lacks.
 */
export function renderRefusal(
  html: string,
  answer: ContactPageAnswer,
  phone: Company['phone'],
): string {
  const page = parse(html);
  const form = needHook(page, formHooks.form);
  fillForm(form, answer.values ?? {});
  // A repeated send of this page is then known as one, and never mixed up with another visitor's.
  const submission = findField(form, submissionField);
  if (submission) setAttribute(submission, 'value', randomUUID());
  const errors = Object.entries(answer.errors ?? {});
  if (errors.length > 0) showErrors(page, form, errors);
  if (answer.notice) showNotice(page, answer.notice, phone);
  const title = findElement(page, (element) => element.tagName === 'title');
  if (title) setText(title, `Error: ${getText(title)}`);
  leaveIslands(form);
  return serialize(page);
}

/** The contact page with fields filled in beforehand; everything else as it was built. */
export function renderPrefill(html: string, values: Partial<Record<InquiryField, string>>): string {
  const page = parse(html);
  fillForm(needHook(page, formHooks.form), values);
  return serialize(page);
}

function fillForm(form: Element, values: Partial<Record<InquiryField, string>>): void {
  for (const name of inquiryFields) {
    const fields = findFields(form, name);
    if (values[name] !== undefined) fillFields(fields, values[name]);
  }
}

function showErrors(page: ParentNode, form: Element, errors: [string, string][]): void {
  const summary = needHook(page, formHooks.errorSummary);
  const list = findElement(summary, ({ tagName }) => tagName === 'ul');
  if (!list) throw new Error('The built contact page has no list in the error summary');
  removeAttribute(summary, 'hidden');
  // Brings the summary into view and to a screen reader without a script.
  setAttribute(summary, 'autofocus', '');
  list.childNodes = [];
  for (const [name, message] of errors) {
    const field = findField(form, name);
    const id = field && getAttribute(field, 'type') !== 'hidden' ? getAttribute(field, 'id') : '';
    const item = appendElement(list, 'li');
    tree.insertText(id ? appendElement(item, 'a', { href: `#${id}` }) : item, message);
    if (field) setAttribute(field, 'aria-invalid', 'true');
    const slot = findElement(form, (element) => getAttribute(element, formHooks.errorFor) === name);
    if (!slot) continue;
    setText(slot, message);
    removeAttribute(slot, 'hidden');
  }
}

function showNotice(
  page: ParentNode,
  notice: { title: string; text: string },
  phone: Company['phone'],
): void {
  const box = needHook(page, formHooks.notice);
  const title = needHook(box, formHooks.noticeTitle);
  const text = needHook(box, formHooks.noticeText);
  removeAttribute(box, 'hidden');
  setText(title, notice.title);
  const [before = '', after] = notice.text.split('{phone}');
  setText(text, before);
  if (after === undefined) return;
  tree.insertText(appendElement(text, 'a', { href: `tel:${phone.number}` }), phone.display);
  tree.insertText(text, after);
}

function leaveIslands(form: Element): void {
  let parent = form.parentNode;
  while (parent && 'tagName' in parent) {
    const above: ParentNode | null = parent.parentNode;
    if (parent.tagName === 'astro-island') replaceByChildren(parent);
    parent = above;
  }
}

function needHook(parent: ParentNode, hook: string): Element {
  const element = findElement(parent, (each) => getAttribute(each, hook) !== undefined);
  if (!element) throw new Error(`The built contact page has no element with ${hook}`);
  return element;
}

/** The field of `form` with this name, the first where there are several. */
function findField(form: Element, name: string): Element | undefined {
  return findFields(form, name)[0];
}

function findFields(form: Element, name: string): Element[] {
  return [...eachElement(form)].filter(
    ({ tagName, attrs }) =>
      fieldTags.has(tagName) && attrs.some((each) => each.name === 'name' && each.value === name),
  );
}

const fieldTags = new Set(['input', 'select', 'textarea']);

/** Puts `value` into the fields of one name as if it had been typed or chosen there. */
function fillFields(fields: Element[], value: string): void {
  const [field] = fields;
  if (!field) return;
  if (field.tagName === 'select') {
    const options = [...eachElement(field)].filter(({ tagName }) => tagName === 'option');
    choose(options, 'selected', value);
  } else if (getAttribute(field, 'type') === 'radio') choose(fields, 'checked', value);
  else if (field.tagName === 'input') setAttribute(field, 'value', value);
  else setText(field, asTextareaContent(value));
}

// A browser drops one line break at the start of a textarea.
function asTextareaContent(value: string): string {
  const text = value.replaceAll(/\r\n?/g, '\n');
  return text.startsWith('\n') ? `\n${text}` : text;
}

function choose(choices: Element[], mark: 'selected' | 'checked', value: string): void {
  const chosen = choices.find((choice) => (getAttribute(choice, 'value') ?? '') === value);
  // What was sent is not on offer: the form shows its own first choice and the error says why.
  if (!chosen) return;
  for (const choice of choices) removeAttribute(choice, mark);
  setAttribute(chosen, mark, '');
}
