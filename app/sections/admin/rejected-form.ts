import type { SubmissionResult } from '@conform-to/react';

/** The parts of a rejected form that count: its errors by field, and what was sent. */
interface RejectedForm {
  error?: Readonly<Record<string, readonly string[] | null>> | undefined;
  initialValue?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * R-ADMIN-9: the version that a form sends. With an invalid field it stays the one that was sent, though the page is a newer one:
 * what others changed meanwhile is still a conflict. After a conflict it is the version of the page, which shows their changes.
 */
export function getFormVersion<Version extends number | undefined>(
  version: Version,
  lastResult: RejectedForm | null | undefined,
): Version | number {
  const hasInvalidField = Object.entries(lastResult?.error ?? {}).some(([name, errors]) => name && errors);
  const sent = lastResult?.initialValue?.version;
  return hasInvalidField && typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : version;
}

/** The values of a field that was sent several times. `undefined` before the form is sent. */
export function listSubmitted(
  lastResult: SubmissionResult<string[]> | undefined,
  name: string,
): readonly string[] | undefined {
  if (!lastResult?.initialValue) return undefined;
  const value = lastResult.initialValue[name];
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
