import { createHash } from 'node:crypto';
import { site } from '~site';

const PREFIX_LENGTH = 5;
/** As long as somebody waits for a form without wondering. */
const TIMEOUT_MS = 2_000;

interface RangeOptions {
  /** Of a service that answers as Have I Been Pwned does: `<url>/<prefix>` with lines of `<suffix>:<count>`. */
  url: string;
  timeoutMs?: number;
}

/** `0018A45C4D1DEF81644B54AB7F969B88D65:21`; a count of 0 is padding. */
function isListed(line: string, suffix: string): boolean {
  const [listed = '', count = ''] = line.trim().split(':');
  return listed.toUpperCase() === suffix && Number(count) > 0;
}

/**
 * Whether a password was found in a breach, by k-anonymity: the service is told the first five of forty digits of the
 * password's SHA-1, and answers with all suffixes that it knows for them. Rejects when it does not answer in time or
 * as it should.
 */
export async function isInBreachRange(
  password: string,
  { url, timeoutMs = TIMEOUT_MS }: RangeOptions,
): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const [prefix, suffix] = [hash.slice(0, PREFIX_LENGTH), hash.slice(PREFIX_LENGTH)];
  const answer = await fetch(`${url}/${prefix}`, {
    // Padding hides from whoever watches the line how many suffixes there are.
    headers: { 'Add-Padding': 'true', 'User-Agent': site.name },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`The service of breached passwords answers ${answer.status}.`);
  }
  const lines = (await answer.text()).split('\n');
  return lines.some((line) => isListed(line, suffix));
}
