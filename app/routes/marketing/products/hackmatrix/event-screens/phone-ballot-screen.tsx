import { phoneBallot } from '~/content/products/event-screen-samples';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';

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

/** A mark as ten tiles; half a mark fills half a tile. */
function MarkTiles({ mark }: { mark: number }) {
  return Array.from({ length: 10 }, (_, tile) => tile).map((tile) => (
    <g key={tile}>
      <rect x={tile * 20} width="18" height="10" className="fill-tile-2" />
      <rect
        x={tile * 20}
        width={18 * Math.min(1, Math.max(0, mark - tile))}
        height="10"
        className="fill-glaze-vermilion"
      />
    </g>
  ));
}
