import { designAgencyContent } from '~/content/demos/design-agency-content';
import type { QuarterTurns } from '~/ui/art/tile-shapes';
import { SealCell, type SealShape } from './seal-cell';

const cells: readonly {
  id: string;
  position: string;
  initialShape: SealShape;
  quarterTurns: QuarterTurns;
}[] = [
  { id: 'seal-1', position: 'top left', initialShape: 'square', quarterTurns: 2 },
  { id: 'seal-2', position: 'top right', initialShape: 'quarter', quarterTurns: 3 },
  { id: 'seal-3', position: 'bottom left', initialShape: 'leaf', quarterTurns: 1 },
  { id: 'seal-4', position: 'bottom right', initialShape: 'dot', quarterTurns: 0 },
];

/** Composes a seal of four tiles, with or without script. */
export function SealComposer() {
  return (
    <section
      aria-labelledby="seal-title"
      className="wrap section grid items-center gap-x-14 gap-y-10 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="seal-title">{designAgencyContent.sealHeadline}</h2>
        <p className="mt-6 max-w-[30em] text-lead text-muted">{designAgencyContent.sealLead}</p>
      </div>
      <div className="grid w-full max-w-[40rem] grid-cols-2 gap-grout lg:ms-auto">
        {cells.map((cell, index) => (
          <SealCell key={cell.id} {...cell} hasOptionsAbove={index < 2} isGlazed={index === 1} />
        ))}
      </div>
    </section>
  );
}
