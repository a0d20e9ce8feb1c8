import { type Diagnosis, healthy, problem } from './diagnosis.ts';

/** All passwords whose SHA-1 begins so; the one of "password" is among them wherever the range API is spoken. */
const KNOWN_PREFIX = '5BAA6';
const KNOWN_SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

/** Whether new passwords are looked up in a list beside the server alone, or also at a service that answers. */
export async function examineBreachedPasswords(url: string | undefined): Promise<Diagnosis> {
  if (url === undefined)
    return healthy('New passwords are compared with the list beside the server: see BREACHED_PASSWORDS_URL.');
  try {
    const answer = await fetch(`${url}/${KNOWN_PREFIX}`, { signal: AbortSignal.timeout(5_000) });
    const isRange = answer.ok && (await answer.text()).toUpperCase().includes(KNOWN_SUFFIX);
    return isRange
      ? healthy(`New passwords are also looked up at ${url}, which answers.`)
      : problem(`${url} is no range service of breached passwords. See BREACHED_PASSWORDS_URL.`);
  } catch {
    return problem(
      `${url} does not answer. New passwords are compared with the list beside the server alone.`,
    );
  }
}
