import type { CoverDesign } from '../content-types';

/** Covers of the quotes, in rotation. */
export const QUOTE_COVERS: readonly [CoverDesign, ...CoverDesign[]] = [
  { kind: 'grammar', seed: 41, glazes: ['vermilion', 'contrast', 'marigold'] },
  { kind: 'penrose', seed: 7, glazes: ['jade', 'contrast', 'marigold'] },
  { kind: 'opus', seed: 23, glazes: ['indigo', 'contrast', 'gulal'] },
  { kind: 'jali', seed: 12, glazes: ['peacock', 'contrast', 'marigold'] },
  { kind: 'grammar', seed: 88, glazes: ['gulal', 'contrast', 'peacock'] },
];

/** Beside the quote on the home page. */
export const HOME_QUOTE_COVER: CoverDesign = {
  kind: 'grammar',
  seed: 12,
  glazes: ['jade', 'contrast', 'marigold'],
};
