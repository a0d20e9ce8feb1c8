import { createHash } from 'node:crypto';
import { toUserAgent } from '~/domain/site/user-agent';
import { site } from '~site';

const PREFIX_LENGTH = 5;
/** How long a form may wait for the service. */
const TIMEOUT_MS = 2_000;

interface RangeOptions {
  /** The URL of a service with the API of Have I Been Pwned: `<url>/<prefix>` returns lines of `<suffix>:<count>`. */
  url: string;
  timeoutMs?: number;
}

/** A line is like `0018A45C4D1DEF81644B54AB7F969B88D65:21`. A count of 0 is padding. */
function isListed(line: string, suffix: string): boolean {
  const [listed = '', count = ''] = line.trim().split(':');
  return listed.toUpperCase() === suffix && Number(count) > 0;
}

/**
 * Whether a password was found in a breach, by k-anonymity: the service gets the first five of forty digits of the SHA-1
 * hash and returns all stored suffixes for them. Rejects when the response is late or has an error status.
 */
export async function isInBreachRange(
  password: string,
  { url, timeoutMs = TIMEOUT_MS }: RangeOptions,
): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const prefix = hash.slice(0, PREFIX_LENGTH);
  const suffix = hash.slice(PREFIX_LENGTH);
  const response = await fetch(`${url}/${prefix}`, {
    // Padding hides the number of suffixes from observers of the network.
    headers: { 'Add-Padding': 'true', 'User-Agent': toUserAgent(site.name) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The service of breached passwords responds with status ${response.status}.`);
  }
  const lines = (await response.text()).split('\n');
  return lines.some((line) => isListed(line, suffix));
}
