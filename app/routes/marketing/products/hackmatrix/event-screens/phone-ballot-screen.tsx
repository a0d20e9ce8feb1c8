import { phoneBallot } from '~/content/products/event-screen-samples';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { buildTilePath, listTiles } from '~/ui/charts/tile-path';

const judge = sampleJudgingRound.judges.find(({ id }) => id === phoneBallot.judgeId);
const team = sampleJudgingRound.teams.find(({ id }) => id === phoneBallot.teamId);
const marks = sampleJudgingRound.ballots[phoneBallot.judgeId]?.[phoneBallot.teamId] ?? [];

/** The phone of a judge: one project, five criteria, one mark each. */
export function PhoneBallotScreen() {
  return (
    <div className="rounded-tile bg-surface px-4 pt-6 sm:px-10 sm:pt-10">
      <figure className="mx-auto max-w-sm rounded-t-tile bg-raised p-4 pb-6 sm:p-6">
        <figcaption className="text-muted">{judge?.name}’s ballot, 4 of 8</figcaption>
        <p className="mt-3 font-display text-h3 font-semibold">{team?.name}</p>
        <p className="mt-1 text-muted">{team?.project}</p>
        <dl className="mt-5 grid gap-4">
          {sampleJudgingRound.criteria.map(({ id, question }, index) => {
            const mark = marks[index] ?? 0;
            return (
              <div key={id}>
                <dt>{question}</dt>
                <dd className="mt-1.5 grid grid-cols-[minmax(0,1fr)_2.5rem] items-center gap-3">
                  <svg viewBox="0 0 200 10" aria-hidden="true" className="block w-full">
                    <MarkTiles mark={mark} />
                  </svg>
                  <span className="text-end font-semibold tabular-nums">{mark.toFixed(1)}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      </figure>
    </div>
  );
}

const GRID = { columns: 10, pitch: 20, width: 18, height: 10 };

/** A mark as ten tiles; half a mark fills half a tile. */
function MarkTiles({ mark }: { mark: number }) {
  const whole = Math.floor(mark);
  return (
    <>
      <path d={buildTilePath(listTiles(0, 10), GRID)} className="fill-tile-2" />
      <path d={buildTilePath(listTiles(0, whole), GRID)} className="fill-glaze-vermilion" />
      <rect
        x={whole * GRID.pitch}
        width={GRID.width * (mark - whole)}
        height="10"
        className="fill-glaze-vermilion"
      />
    </>
  );
}
