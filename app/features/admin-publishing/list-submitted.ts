import type { SubmissionResult } from '@conform-to/react';

/** The values of a field that was sent several times. `undefined` before the form is sent. */
export function listSubmitted(
  lastResult: SubmissionResult<string[]> | undefined,
  name: string,
): readonly string[] | undefined {
  if (!lastResult?.initialValue) return undefined;
  const value = lastResult.initialValue[name];
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'string');
}
