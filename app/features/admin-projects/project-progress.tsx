import clsx from 'clsx';

/** Of a project with more milestones, the tiles would be a line without meaning. */
const MOST_TILES = 8;

function getTile(index: number, done: number): string {
  if (index < done) return 'step-done';
  return index === done ? 'step-next' : 'step-ahead';
}

/** How many milestones are done, as tiles like those of an order. */
export function ProjectProgress({ done, total }: { done: number; total: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      {total <= MOST_TILES && (
        <span aria-hidden="true" className="inline-flex gap-grout">
          {Array.from({ length: total }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The place of a tile is all it has.
            <span key={index} className={clsx('step-tile', getTile(index, done))} />
          ))}
        </span>
      )}
      {total > 0 && `${done} of ${total}`}
    </span>
  );
}
