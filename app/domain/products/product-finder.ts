/** The options of the product finder's questions. */
export const DOING_VALUES = ['event', 'community', 'hiring', 'work'] as const;
export const SIDE_VALUES = ['run', 'part'] as const;
export const WHEN_VALUES = ['now', 'later'] as const;

/** The visitor's answers. Every question is optional. */
export interface ProductFinderAnswers {
  doing?: (typeof DOING_VALUES)[number];
  side?: (typeof SIDE_VALUES)[number];
  when?: (typeof WHEN_VALUES)[number];
}

const findValue = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

/** Reads the answers from a URL. Unknown values are left out. Never throws. */
export function parseProductFinderAnswers(query: URLSearchParams): ProductFinderAnswers {
  const doing = findValue(DOING_VALUES, query.get('doing'));
  const side = findValue(SIDE_VALUES, query.get('side'));
  const when = findValue(WHEN_VALUES, query.get('when'));
  return { ...(doing && { doing }), ...(side && { side }), ...(when && { when }) };
}
