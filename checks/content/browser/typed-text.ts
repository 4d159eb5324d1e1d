/* What a visitor types into the fields of a form. The functions run in the page. */

/** Longer than any field of a form, with a word that is longer than many columns. */
export const longText = 'Re-torqued after the megohmmeter reading, see the remarks below. '.repeat(
  3,
);

/** Types a text into all fields. */
export function typeIntoAll(fields: Element[], text: string): void {
  for (const field of fields as HTMLTextAreaElement[]) {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Returns the names of the fields whose text is larger than they are or than their frames. */
export function listCutFields(elements: Element[]): string[] {
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return elements.filter(isCut).map((element) => {
    const field = element instanceof HTMLTextAreaElement ? element : element.firstElementChild;
    return field?.getAttribute('name') ?? '';
  });
}
