/**
 * Describes what is wrong with the page on paper: phone numbers and email addresses of the title block that are missing
 * or wrap, and visible controls. Runs in the page, in print media, so it must not use anything that is defined outside
 * of it.
 */
export function findPaperFaults(): string[] {
  const { pathname } = location;
  /** Counts the lines of text in an element. */
  const countLines = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  // Printed sheets, forms and the safety page have their own title block, so they show no links for phone and email.
  const hasOwnHeader =
    document.querySelector('.blank-form, .card-side, .sample-page, .safety-page') !== null;
  const contacts = [...document.querySelectorAll('.title-block a')];
  const expectedLines = hasOwnHeader ? 0 : 1;
  // A longer email address may be wider than its box.
  const longestOnOneLine = 32;
  const wrapped = contacts
    .filter(({ textContent }) => textContent.length <= longestOnOneLine)
    .filter((contact) => countLines(contact) !== expectedLines)
    .map((contact) => `${contact.textContent} is on ${countLines(contact)} lines`);
  // Tools and field forms print their fields, because the fields contain what the visitor typed.
  const printsFields = pathname.startsWith('/tools/') || pathname.endsWith('/blank');
  const controls = `.button, button, .site-header${printsFields ? '' : ', form, input'}`;
  const shown = [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility())
    .map(({ outerHTML }) => `it shows ${outerHTML.slice(0, 120)}`);
  return [...(contacts.length === 0 ? ['it has no phone number'] : []), ...wrapped, ...shown];
}
