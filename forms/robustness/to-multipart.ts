/** A form as it is sent, in parts, with the type that it says it is of; nothing in it is checked. */
export function toMultipart(fields: readonly { name: string; value: string }[]) {
  const boundary = '----form4711x815';
  const parts = fields.map(({ name, value }) => {
    const escaped = name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
    return `--${boundary}\r\nContent-Disposition: form-data; name="${escaped}"\r\n\r\n${value}\r\n`;
  });
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.from(`${parts.join('')}--${boundary}--\r\n`),
  };
}
