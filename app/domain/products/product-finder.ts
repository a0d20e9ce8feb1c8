/** What somebody says of their situation, to be told which products fit. Any of it may be left open. */
export const DOING_VALUES = ['event', 'community', 'hiring', 'work'] as const;
export const SIDE_VALUES = ['run', 'part'] as const;
export const WHEN_VALUES = ['now', 'later'] as const;

export interface ProductFinderAnswers {
  doing?: (typeof DOING_VALUES)[number];
  side?: (typeof SIDE_VALUES)[number];
  when?: (typeof WHEN_VALUES)[number];
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** The answers in an address. What is no answer counts as left open. */
export function parseProductFinderAnswers(query: URLSearchParams): ProductFinderAnswers {
  const doing = oneOf(DOING_VALUES, query.get('doing'));
  const side = oneOf(SIDE_VALUES, query.get('side'));
  const when = oneOf(WHEN_VALUES, query.get('when'));
  return { ...(doing && { doing }), ...(side && { side }), ...(when && { when }) };
}
