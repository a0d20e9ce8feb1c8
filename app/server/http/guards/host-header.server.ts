/** A host name or an IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has at most one valid Host header (RFC 9112, section 3.2). Of two, a proxy could read one and this
 * server the other. HTTP/1.0 does not need the header. Node refuses HTTP/1.1 requests without it.
 */
export function hasValidHost(rawHeaders: readonly string[]): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1];
  }
  return host === undefined || HOST.test(host);
}
