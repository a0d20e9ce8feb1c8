import clsx from 'clsx';
import type { EditionState } from '~/domain/newsletter/edition';

type Mark = 'done' | 'next' | 'ahead' | 'ended';

const CLASSES: Readonly<Record<Mark, string>> = {
  done: 'step-done',
  next: 'step-next',
  ahead: 'step-ahead',
  ended: 'step-ended',
};

/** Written, scheduled, sent. */
const MARKS: Readonly<Record<EditionState, readonly [Mark, Mark, Mark]>> = {
  draft: ['next', 'ahead', 'ahead'],
  scheduled: ['done', 'next', 'ahead'],
  sending: ['done', 'done', 'next'],
  sent: ['done', 'done', 'done'],
  stopped: ['done', 'done', 'ended'],
};

/** How far an edition has come: three tiles. A done step is a quarter, the next one a dot. */
export const StepTiles = ({ state }: { state: EditionState }) => (
  <span aria-hidden="true" className="inline-flex shrink-0 gap-grout">
    {(['written', 'scheduled', 'sent'] as const).map((step, index) => (
      <span key={step} className={clsx('step-tile', CLASSES[MARKS[state][index] ?? 'ahead'])} />
    ))}
  </span>
);
