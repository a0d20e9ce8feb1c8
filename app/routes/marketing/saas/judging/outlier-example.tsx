import { judgingFeatureContent } from '~/content/products/judging-feature-content';
import { MarkDotPlot } from '~/features/hackmatrix/mark-dot-plot';
import { OUTLIER_DISTANCE } from '~/features/hackmatrix/rules/judging-round';
import { calculateOutlierImpacts } from '~/features/hackmatrix/rules/outlier-impact';
import { sampleRound } from '~/features/hackmatrix/sample-round';

const impacts = calculateOutlierImpacts(sampleRound);
const [impact] = impacts;
const givenCount = sampleRound.marks.filter(({ value }) => value !== null).length;

/** The flag of the sample round as a calculation: each line is computed from the marks. */
export function OutlierExample() {
  if (!impact) return null;
  const { mark, otherMean, withMark, withoutMark } = impact;
  const judge = sampleRound.judges.find(({ id }) => id === mark.judgeId)?.name;
  const criterion = sampleRound.criteria.find(({ id }) => id === mark.criterionId)?.name;
  const rows = [
    { term: 'Marks in the round', value: String(givenCount) },
    { term: 'Of them flagged', value: String(impacts.length) },
    { term: `${judge}, ${criterion}`, value: mark.value.toFixed(1) },
    { term: 'Mean of the other four', value: otherMean.toFixed(2) },
    { term: 'Apart', value: Math.abs(mark.value - otherMean).toFixed(2) },
    { term: 'Flagged from', value: OUTLIER_DISTANCE.toFixed(1) },
    { term: `Place of ${withMark.team.name} with it`, value: String(withMark.place) },
    { term: 'Place without it', value: String(withoutMark.place) },
  ];
  return (
    <section aria-labelledby="second-look" className="sunk mt-22 bg-bg-sunk py-14 md:mt-32 md:py-20">
      <div className="wrap grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="second-look">{judgingFeatureContent.secondLookHeadline}</h2>
          <div className="mt-8 max-w-[34rem]">
            <MarkDotPlot
              round={sampleRound}
              marks={sampleRound.marks.filter(
                ({ teamId, criterionId }) => teamId === mark.teamId && criterionId === mark.criterionId,
              )}
              outlier={mark}
            />
          </div>
        </div>
        <dl className="grid content-end">
          {rows.map(({ term, value }) => (
            <div key={term} className="flex justify-between gap-6 border-t border-border py-2.5">
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
