import { type InquiryField, inquiryFields } from '#contract/inquiry-form.ts';
import { referenceHooks } from '#contract/reference.ts';

/** What the visitor wrote, by field, as the form shows it. Empty fields are absent. */
export type Written = Partial<Record<InquiryField, string>>;

/** Reads what is written in the form. Of a choice, the label is read, not the value that is sent. */
export function readWritten(form: HTMLFormElement): Written {
  const written = inquiryFields.map((name) => [name, readShown(form.elements.namedItem(name))]);
  return Object.fromEntries(written.filter(([, text]) => text !== '')) as Written;
}

function readShown(control: Element | RadioNodeList | null): string {
  if (control instanceof RadioNodeList) {
    const radios = [...control] as HTMLInputElement[];
    const label = radios.find((radio) => radio.checked)?.labels?.[0];
    return label?.textContent.trim() ?? '';
  }
  if (control instanceof HTMLSelectElement) {
    return control.value === '' ? '' : (control.selectedOptions[0]?.text ?? '');
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    return control.value.trim();
  }
  return '';
}

/** Fills in a copy of the receipt. Without a reference, its block stays hidden; fields that are empty are removed. */
export function createReceipt(reference: string | undefined, written: Written): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('[data-receipt-template]');
  const receipt = template?.content.firstElementChild?.cloneNode(true);
  if (!(receipt instanceof HTMLElement)) throw new Error('The contact page has no receipt');
  const code = receipt.querySelector(`[${referenceHooks.code}]`);
  if (reference !== undefined && code) {
    code.textContent = reference;
    receipt.querySelector(`[${referenceHooks.line}]`)?.removeAttribute('hidden');
  }
  for (const row of receipt.querySelectorAll<HTMLElement>('[data-written]')) {
    const text = written[row.dataset.written as InquiryField];
    const value = row.querySelector('dd');
    if (text !== undefined && value) value.textContent = text;
    else row.remove();
  }
  return receipt;
}
