import type { SubmissionResult } from '@conform-to/react';
import type { Refused } from './security-action.server';

export interface FormProps {
  /** What the last form of the page came back with. */
  refused: Refused | undefined;
}

/** What one form of the page came back with; `undefined` when it was another, or none. */
export const resultOf = (
  refused: Refused | undefined,
  intent: string,
  id = '',
): SubmissionResult<string[]> | undefined =>
  refused?.intent === intent && refused.id === id ? refused.result : undefined;
