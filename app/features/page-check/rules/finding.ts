export const SUBJECTS = ['weight', 'headings', 'alternatives', 'contrast', 'meta', 'structured'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** `unknown`: the document alone does not show it. */
export type FindingState = 'good' | 'warning' | 'error' | 'unknown';

export interface Finding {
  id: string;
  subject: Subject;
  /** The requirement in a few words. */
  name: string;
  state: FindingState;
  /** The result as a sentence. */
  message: string;
  /** Elements or files, most important first. */
  locations: readonly string[];
}

export type CheckResult = Omit<Finding, 'subject'>;

/** `good` up to the first limit, `warning` up to the second, `error` above. */
export function rateSize(value: number, maxGood: number, maxWarning: number): FindingState {
  if (value <= maxGood) return 'good';
  return value <= maxWarning ? 'warning' : 'error';
}
