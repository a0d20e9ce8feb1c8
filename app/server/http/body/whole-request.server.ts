/**
 * The request with its body in memory. A body arrives at the pace of its sender: whoever sends slowly waits for the
 * body alone, and takes no place from others meanwhile. How large it may be was decided before.
 */
export async function readWholeRequest(request: Request): Promise<Request> {
  if (request.method !== 'POST' || request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}
