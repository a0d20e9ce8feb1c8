import { chooseCoverGlazes } from '~/content/journal/cover-glazes';
import { Cover, type CoverKind } from '~/ui/art/covers/cover';
import { Figure } from '~/ui/pictures/figure';

export interface PlateProps {
  kind: CoverKind;
  seed: number;
  caption: string;
}

/** A generated picture in an article. */
export function Plate({ kind, seed, caption }: PlateProps) {
  return (
    <Figure caption={caption}>
      <Cover kind={kind} seed={seed} glazes={chooseCoverGlazes(seed)} className="aspect-[16/9] w-full" />
    </Figure>
  );
}
