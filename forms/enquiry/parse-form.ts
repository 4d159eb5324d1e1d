/** A field's name and text; a file has no text. */
export type FormEntry = readonly [name: string, text: string | undefined];

/** @returns undefined when the body is malformed; throws a TypeError for most malformed bodies. */
export async function parseMultipart(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormEntry[] | undefined> {
  const form = await new Response(body, { headers: { 'Content-Type': contentType } }).formData();
  const entries = [...form].map(
    ([name, value]): FormEntry => [name, typeof value === 'string' ? value : undefined],
  );
  // The parser puts replacement characters where bytes are not UTF-8. Files may hold any bytes.
  const hasFile = entries.some(([, text]) => text === undefined);
  return hasFile || isUtf8(body) ? entries : undefined;
}

/** @returns undefined when the body is malformed. */
export async function parseUrlencoded(
  body: Uint8Array<ArrayBuffer>,
): Promise<FormEntry[] | undefined> {
  if (!isUtf8(body)) return undefined;
  const text = Buffer.from(body).toString('utf8');
  try {
    return text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      });
  } catch {
    return undefined;
  }
}

// Strict where URLSearchParams guesses: a broken escape or broken UTF-8 throws.
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}
