export const FIRST_EDGE = 50;

export const EDGE_PARAMETER = 'edge';

/** The edge of a shared link, in percent. Anything else is the middle. */
export function parseEdge(text: string): number {
  const position = /^\d{1,3}$/.test(text) ? Number(text) : FIRST_EDGE;
  return position <= 100 ? position : FIRST_EDGE;
}
