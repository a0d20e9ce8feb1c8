import { Cover, type CoverKind } from '~/ui/art/covers/cover';
import type { CoverGlazes } from '~/ui/art/covers/cover-canvas';
import { Figure } from '~/ui/pictures/figure';

export interface PlateProps {
  kind: CoverKind;
  seed: number;
  caption: string;
}

const GLAZES: readonly CoverGlazes[] = [
  ['vermilion', 'marigold', 'contrast'],
  ['indigo', 'gulal', 'contrast'],
  ['peacock', 'jade', 'contrast'],
  ['marigold', 'vermilion', 'contrast'],
  ['gulal', 'marigold', 'contrast'],
  ['jade', 'marigold', 'contrast'],
];

/** The glazes of a plate, by its seed. */
export const choosePlateGlazes = (seed: number): CoverGlazes =>
  GLAZES[seed % GLAZES.length] ?? ['vermilion', 'marigold'];

/** A generated picture in an article. */
export function Plate({ kind, seed, caption }: PlateProps) {
  return (
    <Figure caption={caption}>
      <Cover kind={kind} seed={seed} glazes={choosePlateGlazes(seed)} className="aspect-[16/9] w-full" />
    </Figure>
  );
}
