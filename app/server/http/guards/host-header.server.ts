/** A name or an IP address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request names one host (RFC 9112, section 3.2). Of two Host headers a proxy may read the one and this
 * server the other. A request of HTTP/1.0 needs none; Node refuses one of HTTP/1.1 without it.
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
