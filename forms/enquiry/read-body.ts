/**
 * The bytes of a request's body, at most `limit` of them.
 *
 * @returns undefined when there are more; then reading stops at once.
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const announced = request.headers.get('Content-Length');
  if (announced !== null && !request.headers.has('Transfer-Encoding')) {
    if (Number(announced) > limit) return undefined;
    // The server never hands over more than was announced.
    const body = new Uint8Array(await request.arrayBuffer());
    return body.length > limit ? undefined : body;
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}
