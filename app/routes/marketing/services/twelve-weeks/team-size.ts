export type TeamSize = 2 | 3 | 4;

/** The team of the query; two for any other text. */
export const parseTeamSize = (text: string | null): TeamSize => (text === '3' ? 3 : text === '4' ? 4 : 2);
