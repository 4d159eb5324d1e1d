import { formHooks } from '#contract/form-hooks.ts';
import {
  type FieldErrors,
  findFieldError,
  findFieldErrors,
  findLengthError,
  getField,
  type InquiryField,
  inquiryFields,
  type SentField,
  sentFields,
} from '#contract/inquiry-form.ts';

/** Validates the values of the form with the same functions as the service. */
export function findFormErrors(form: HTMLFormElement): FieldErrors {
  const values = inquiryFields.map((name) => [name, readValue(form, name)]);
  return findFieldErrors(Object.fromEntries(values) as Record<InquiryField, string>);
}

/**
 * Shows error messages at their fields and in a summary above the form, with copies of the templates in the page. The
 * service fills in the same templates for browsers without JavaScript.
 */
export class ErrorDisplay {
  readonly #form: HTMLFormElement;
  readonly #summaryTemplate: HTMLTemplateElement;
  readonly #messageTemplate: HTMLTemplateElement;
  #summary: HTMLElement | undefined;
  /** Errors of the last attempt to send that are not fixed yet. */
  #reported: FieldErrors = {};

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#summaryTemplate = requireTemplate(formHooks.summaryTemplate);
    this.#messageTemplate = requireTemplate(formHooks.messageTemplate);
  }

  /** Shows the errors of an attempt to send instead of all earlier errors, and moves the focus to the summary. */
  report(errors: FieldErrors): void {
    this.#reported = errors;
    for (const name of inquiryFields) this.#showAtField(name, errors[name]);
    this.#showSummary();
    this.#summary?.focus();
  }

  /**
   * Validates a field whose value has changed. A reported error stays until it is fixed. Text that is too long is
   * reported at the field at once; other new errors are not reported while the visitor types.
   */
  recheck(name: InquiryField): void {
    const value = readValue(this.#form, name);
    if (this.#reported[name] === undefined) {
      this.#showAtField(name, findLengthError(name, value), { isAnnounced: true });
      return;
    }
    const error = findFieldError(name, value);
    const { [name]: _old, ...others } = this.#reported;
    this.#reported = error === undefined ? others : { ...others, [name]: error };
    this.#showAtField(name, error);
    this.#showSummary();
  }

  #showAtField(
    name: InquiryField,
    message: string | undefined,
    { isAnnounced = false } = {},
  ): void {
    const place = this.#form.querySelector(`[${formHooks.errorFor}="${name}"]`);
    const shown = place?.firstElementChild;
    if (message === undefined) {
      place?.replaceChildren();
    } else if (shown) {
      // Screen readers would announce each change of the number of characters.
      shown.removeAttribute('role');
      if (shown.textContent !== message) shown.textContent = message;
    } else {
      const line = copyContent(this.#messageTemplate);
      line.textContent = message;
      if (isAnnounced) line.role = 'alert';
      place?.append(line);
    }
    const [control] = findControls(this.#form, name);
    // A radio button cannot have the attribute, because only the group can be invalid.
    if (!control || control.type === 'radio') return;
    if (message === undefined) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }

  #showSummary(): void {
    if (Object.keys(this.#reported).length === 0) {
      this.#summary?.remove();
      this.#summary = undefined;
      return;
    }
    const summary = copyContent(this.#summaryTemplate);
    const list = requireElement(summary, 'ul');
    const item = requireElement(list, 'li');
    const items = sentFields.flatMap((name) => {
      const message = this.#reported[name];
      return message === undefined ? [] : [this.#createSummaryItem(item, name, message)];
    });
    list.replaceChildren(...items);
    if (this.#summary) {
      // Replace only the list: screen readers would announce a new summary while the visitor types.
      this.#summary.querySelector('ul')?.replaceWith(list);
      return;
    }
    this.#summary = summary;
    this.#summaryTemplate.before(summary);
  }

  /** Fills in a copy of the template's list item. If the field is visible, the message links to the field. */
  #createSummaryItem(template: Element, name: SentField, message: string): Element {
    const item = template.cloneNode(true) as Element;
    const [control] = findControls(this.#form, name);
    const link = requireElement<HTMLAnchorElement>(item, 'a');
    if (control?.id && control.type !== 'hidden') {
      link.href = `#${control.id}`;
      link.textContent = message;
    } else {
      item.textContent = message;
    }
    return item;
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the controls with this name: several radio buttons, or none in the form of a company that is not hiring. */
function findControls(form: HTMLFormElement, name: SentField): Control[] {
  const found = form.elements.namedItem(name);
  if (found instanceof RadioNodeList) {
    // The list also contains the fieldset of the radio buttons, because its id is the name.
    return [...found].filter((node) => node instanceof HTMLInputElement);
  }
  return found ? [found as Control] : [];
}

function readValue(form: HTMLFormElement, name: InquiryField): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : (getField(name).initial ?? '');
}

function copyContent(template: HTMLTemplateElement): HTMLElement {
  return requireElement<HTMLElement>(template.content, '*').cloneNode(true) as HTMLElement;
}

function requireTemplate(hook: string): HTMLTemplateElement {
  return requireElement<HTMLTemplateElement>(document, `template[${hook}]`);
}

function requireElement<Type extends Element>(parent: ParentNode, selector: string): Type {
  const element = parent.querySelector<Type>(selector);
  if (!element) throw new Error(`The contact form has no ${selector}`);
  return element;
}
