/** What somebody says of their situation, to be told which products fit. Any of it may be left open. */
export const DOINGS = ['event', 'community', 'hiring', 'work'] as const;
export const SIDES = ['run', 'part'] as const;
export const MOMENTS = ['now', 'later'] as const;

export interface FamilyAnswers {
  doing?: (typeof DOINGS)[number];
  side?: (typeof SIDES)[number];
  when?: (typeof MOMENTS)[number];
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** The answers in an address. What is no answer counts as left open. */
export function readFamilyAnswers(query: URLSearchParams): FamilyAnswers {
  const doing = oneOf(DOINGS, query.get('doing'));
  const side = oneOf(SIDES, query.get('side'));
  const when = oneOf(MOMENTS, query.get('when'));
  return { ...(doing && { doing }), ...(side && { side }), ...(when && { when }) };
}
