import { type CoverGlazes, coverColours, HEIGHT, WIDTH } from './canvas';
import { Grammar } from './grammar';
import { Iso } from './iso';
import { Jali } from './jali';
import { Opus } from './opus';
import { Penrose } from './penrose';
import { Truchet } from './truchet';

const generators = {
  opus: Opus,
  grammar: Grammar,
  iso: Iso,
  penrose: Penrose,
  jali: Jali,
  truchet: Truchet,
};

export type CoverKind = keyof typeof generators;

interface Props {
  kind: CoverKind;
  /** Any whole number; the same number always draws the same cover. */
  seed: number;
  glazes?: CoverGlazes;
  className?: string;
}

/** A drawn cover. It fills its box, cropped like `object-fit: cover`, and says nothing to a screen reader. */
export function Cover({ kind, seed, glazes = ['vermilion', 'marigold'], className }: Props) {
  const Generator = generators[kind];
  const colours = coverColours(glazes);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path fill={colours.bed} d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <Generator seed={seed} colours={colours} id={`cover-${kind}-${seed}`} />
    </svg>
  );
}
