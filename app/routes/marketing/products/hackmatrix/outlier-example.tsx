import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { MarkDotPlot } from '~/features/hackmatrix/mark-dot-plot';
import { rankTeams } from '~/features/hackmatrix/rules/judging-round';
import { calculateOutlierImpacts, excludeMark } from '~/features/hackmatrix/rules/outlier-impact';
import { sampleRound } from '~/features/hackmatrix/sample-round';
import { ThemedPicture } from '~/sections/marketing/themed-picture';
import { TextLink } from '~/ui/buttons/text-link';
import { TopThreeTeams } from './top-three-teams';

const impact = calculateOutlierImpacts(sampleRound)[0];

/** An outlier in the sample round: the five marks, and the ranking with and without it. */
export function OutlierExample() {
  if (!impact) return null;
  const { mark, withMark, otherMean } = impact;
  const judge = sampleRound.judges.find(({ id }) => id === mark.judgeId)?.name;
  const criterion = sampleRound.criteria.find(({ id }) => id === mark.criterionId)?.name.toLowerCase();
  return (
    <section aria-labelledby="second-look-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="second-look-title" className="max-w-[22ch] text-h1">
          {hackMatrixContent.outlierHeadline}
        </h2>
        <div className="max-lg:max-w-[34rem]">
          <ThemedPicture
            name="hero-hackmatrix"
            alt="A board with a row for each of six teams and a column for each of five judges; every mark is a stack of tiles. One stack is a single vermilion tile with a flag on it."
            sizes="(min-width: 1440px) 536px, (min-width: 992px) 37vw, (min-width: 576px) 544px, 92vw"
            className="aspect-[4/3] w-full rounded-tile object-cover"
          />
        </div>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 md:mt-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <figure>
          <MarkDotPlot
            round={sampleRound}
            marks={sampleRound.marks.filter(
              ({ teamId, criterionId }) => teamId === mark.teamId && criterionId === mark.criterionId,
            )}
            outlier={mark}
          />
          <figcaption className="mt-4 max-w-[44em] text-muted">
            Five marks for {withMark.team.name}, {criterion}: {judge} gave {mark.value}, the other four{' '}
            {otherMean.toFixed(1)} in the mean.
          </figcaption>
        </figure>
        <div>
          <div className="grid grid-cols-2 gap-grout">
            <TopThreeTeams
              title="With the mark"
              standings={rankTeams(sampleRound)}
              highlightedTeamId={mark.teamId}
            />
            <TopThreeTeams
              title="Without it"
              standings={rankTeams(excludeMark(sampleRound, mark))}
              highlightedTeamId={mark.teamId}
            />
          </div>
          <p className="mt-6 max-w-[32em] text-lg text-muted">{hackMatrixContent.judgingRule}</p>
          <p className="mt-4">
            <TextLink href="#desk" arrow="none">
              Leave it out at the desk above
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  );
}
