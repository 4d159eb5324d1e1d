/** A message of the check, which begins small behind a field's name, as a sentence of its own. */
export const toSentence = (message: string) =>
  `${message.replace(/^[a-z](?=[a-z]*[ ;,:])/, (first) => first.toUpperCase())}${/[.!?]$/.test(message) ? '' : '.'}`;
