import type { SubmissionResult } from '@conform-to/react';
import type { RejectedForm } from './security-action.server';

export interface SecurityFormProps {
  /** What the last form of the page came back with. */
  rejectedForm: RejectedForm | undefined;
}

/** What one form of the page came back with; `undefined` when it was another, or none. */
export const findFormResult = (
  refused: RejectedForm | undefined,
  intent: string,
  id = '',
): SubmissionResult<string[]> | undefined =>
  refused?.intent === intent && refused.id === id ? refused.result : undefined;
