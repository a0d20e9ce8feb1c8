import type { ReactElement } from 'react';

/** A file with drawings for places below the first screen. Pages are smaller without their outlines. */
export interface DrawingFile {
  path: string;
  drawings: ReadonlyMap<string, ReactElement>;
}

/** A short text that changes with the given one. */
const hashText = (text: string): string =>
  [...text]
    .reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7)
    .toString(36);

/** The path changes with the ids and properties of the drawings, so that no browser shows an older file. */
export function createDrawingFile(
  name: string,
  drawings: Iterable<readonly [id: string, drawing: ReactElement]>,
): DrawingFile {
  const byId = new Map(drawings);
  const source = [...byId].map(([id, { props }]) => [id, props]);
  return { path: `/drawings/${name}-${hashText(JSON.stringify(source))}.svg`, drawings: byId };
}
