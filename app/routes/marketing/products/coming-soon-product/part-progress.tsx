import type { ComingSoonContent } from '~/content/products/coming-soon-content';

export type PartState = ComingSoonContent['parts'][number]['state'];

/** In order of progress. */
export const partStates = ['planned', 'being built', 'in use by us'] as const satisfies readonly PartState[];

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The progress of a part: one, two or three of three tiles, and the label. `fill` colours the tiles. */
export function PartProgress({ state, fill }: { state: PartState; fill: string }) {
  const reached = partStates.indexOf(state);
  return (
    <p className="flex items-center gap-2.5 text-sm">
      <svg viewBox="0 0 38 12" aria-hidden="true" className="h-3 w-9.5 shrink-0">
        {partStates.map((step, index) => (
          <rect
            key={step}
            x={index * 13}
            width="12"
            height="12"
            className={index <= reached ? fill : 'fill-tile-2'}
          />
        ))}
      </svg>
      {capitalise(state)}
    </p>
  );
}
