/** The query parameter of links in an edition: its number, the same for every subscriber. */
export const EDITION_PARAMETER = 'newsletter';

const NUMBER = /^[1-9]\d{0,3}$/;

/** The number of the edition in a text. `undefined` for anything else. */
export const readEditionNumber = (text: string | null | undefined): number | undefined =>
  text && NUMBER.test(text) ? Number(text) : undefined;

/** A path of this site as the link in an edition. */
export function addEditionNumber(path: string, number: number): string {
  const separator = path.includes('?') ? '&' : '?';
  return `${path}${separator}${EDITION_PARAMETER}=${number}`;
}
