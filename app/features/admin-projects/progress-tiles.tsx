import clsx from 'clsx';

/** Of a project with more milestones, the tiles would be a line without meaning. */
const MOST_TILES = 8;

const listTiles = (done: number, total: number) =>
  Array.from({ length: total }, (_, place) => ({
    place,
    mark: place < done ? 'step-done' : place === done ? 'step-next' : 'step-ahead',
  }));

/** How many milestones are done, as tiles like those of an order. */
export function ProgressTiles({ done, total }: { done: number; total: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      {total <= MOST_TILES && (
        <span aria-hidden="true" className="inline-flex gap-grout">
          {listTiles(done, total).map(({ place, mark }) => (
            <span key={place} className={clsx('step-tile', mark)} />
          ))}
        </span>
      )}
      {total > 0 && `${done} of ${total}`}
    </span>
  );
}
