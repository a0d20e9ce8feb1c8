import { COVER_HEIGHT, COVER_WIDTH, type CoverGlazes, getCoverColours } from './cover-canvas';
import { GrammarCover } from './grammar-cover';
import { IsoCover } from './iso-cover';
import { JaliCover } from './jali-cover';
import { OpusCover } from './opus-cover';
import { PenroseCover } from './penrose-cover';
import { TruchetCover } from './truchet-cover';

const GENERATORS = {
  opus: OpusCover,
  grammar: GrammarCover,
  iso: IsoCover,
  penrose: PenroseCover,
  jali: JaliCover,
  truchet: TruchetCover,
};

export type CoverKind = keyof typeof GENERATORS;

interface CoverProps {
  kind: CoverKind;
  /** Any integer. Equal seeds draw equal covers. */
  seed: number;
  glazes?: CoverGlazes;
  /** For a file of drawings. */
  isStored?: boolean;
  className?: string;
}

/** A generated cover picture. It fills its container like `object-fit: cover` and is hidden from screen readers. */
export function Cover(props: CoverProps) {
  const { kind, seed, glazes = ['vermilion', 'marigold'], isStored = false, className } = props;
  const Generator = GENERATORS[kind];
  const colours = getCoverColours(glazes);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={colours.background} d={`M0 0H${COVER_WIDTH}V${COVER_HEIGHT}H0z`} />
      <Generator seed={seed} colours={colours} id={`cover-${kind}-${seed}`} isStored={isStored} />
    </svg>
  );
}
