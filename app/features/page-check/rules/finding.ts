export const SUBJECTS = ['weight', 'headings', 'alternatives', 'contrast', 'meta', 'structured'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** In order, worth a look, a fault, or not to be seen in the document alone. */
export type FindingState = 'good' | 'look' | 'fault' | 'unseen';

export interface Finding {
  id: string;
  subject: Subject;
  /** What is asked of the page, in a few words. */
  name: string;
  state: FindingState;
  /** What was found, as a sentence. */
  message: string;
  /** The places, most important first. */
  locations: readonly string[];
}

export type CheckResult = Omit<Finding, 'subject'>;

/** A finding without places. */
export const createFinding = (
  id: string,
  name: string,
  state: FindingState,
  says: string,
  where: readonly string[] = [],
): CheckResult => ({ id, name, state, message: says, locations: where });

/** `good` up to the first bound, `look` up to the second, `fault` above. */
export function rateSize(value: number, goodUpTo: number, lookUpTo: number): FindingState {
  if (value <= goodUpTo) return 'good';
  return value <= lookUpTo ? 'look' : 'fault';
}

/** "1 image", "3 images". */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
