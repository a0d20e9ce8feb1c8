/**
 * Returns the request with its whole body in memory. A slow upload then occupies no place in the render gate. The guards
 * have limited the size before.
 */
export async function bufferRequest(request: Request): Promise<Request> {
  if (request.method !== 'POST' || request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}
