import type { CoverDesign } from '../content-types';

const GLAZES: readonly CoverDesign['glazes'][] = [
  ['vermilion', 'marigold', 'contrast'],
  ['indigo', 'gulal', 'contrast'],
  ['peacock', 'jade', 'contrast'],
  ['marigold', 'vermilion', 'contrast'],
  ['gulal', 'marigold', 'contrast'],
  ['jade', 'marigold', 'contrast'],
];

/** The glazes of a generated picture, by its seed. */
export const chooseCoverGlazes = (seed: number): CoverDesign['glazes'] =>
  GLAZES[seed % GLAZES.length] ?? ['vermilion', 'marigold', 'contrast'];
