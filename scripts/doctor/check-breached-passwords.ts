import {
  createHealthyDiagnosis,
  createProblemDiagnosis,
  type Diagnosis,
} from '../../app/domain/operations/diagnosis.ts';

/** The SHA-1 of "password". Every range API contains it. */
const KNOWN_PREFIX = '5BAA6';
const KNOWN_SUFFIX = '1E4C9B93F3F0682250B6CF8331B7EE68FD8';

/** Checks whether the service of breached passwords responds. */
export async function checkBreachedPasswords(url: string | undefined): Promise<Diagnosis> {
  if (url === undefined)
    return createHealthyDiagnosis(
      'New passwords are checked with the bundled list. BREACHED_PASSWORDS_URL adds a service.',
    );
  try {
    const response = await fetch(`${url}/${KNOWN_PREFIX}`, { signal: AbortSignal.timeout(5_000) });
    const isRange = response.ok && (await response.text()).toUpperCase().includes(KNOWN_SUFFIX);
    return isRange
      ? createHealthyDiagnosis(`New passwords are also checked at ${url}, which responds.`)
      : createProblemDiagnosis(
          `${url} is not a range API of breached passwords. Check BREACHED_PASSWORDS_URL.`,
        );
  } catch {
    return createProblemDiagnosis(
      `${url} does not respond. New passwords are checked only with the bundled list.`,
    );
  }
}
