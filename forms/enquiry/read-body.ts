/**
 * The bytes of a request's body, at most `limit` of them.
 *
 * @returns undefined when there are more; then reading stops at once.
 * @throws Error when the sender goes away, or sends it a few bytes at a time.
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
  // Leaving a loop over the body would cancel it, and the connection with it before the answer.
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) return undefined;
    if (chunks.push(value) > mostChunks) throw new Error('The body comes in crumbs');
  }
  return new Uint8Array(Buffer.concat(chunks, size));
}

// Each costs some microseconds, whatever its size: a body of single bytes half a second. Browsers
// and proxies send a kilobyte or more at once.
const mostChunks = 1000;
