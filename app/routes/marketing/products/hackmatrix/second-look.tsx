import { hackMatrix } from '~/content/hackmatrix';
import { standings } from '~/domain/judging';
import { secondLooks, withoutMark } from '~/domain/second-look';
import { round } from '~/features/hackmatrix/demo-round';
import { MarkLine } from '~/features/hackmatrix/mark-line';
import { TextLink } from '~/ui/text-link';
import { FirstThree } from './first-three';

const look = secondLooks(round)[0];

/** A statement, the five marks it rests on, and both orders. */
export function SecondLook() {
  if (!look) return null;
  const { mark, withIt, others } = look;
  const judge = round.judges.find(({ id }) => id === mark.judgeId)?.name;
  const criterion = round.criteria.find(({ id }) => id === mark.criterionId)?.name.toLowerCase();
  return (
    <section aria-labelledby="second-look-title" className="wrap section">
      <h2 id="second-look-title" className="max-w-[22ch] text-h1">
        {hackMatrix.secondLookHeadline}
      </h2>
      <div className="mt-10 grid gap-x-14 gap-y-10 md:mt-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <figure>
          <MarkLine
            round={round}
            marks={round.marks.filter(
              ({ teamId, criterionId }) => teamId === mark.teamId && criterionId === mark.criterionId,
            )}
            apart={mark}
          />
          <figcaption className="mt-4 max-w-[44em] text-muted">
            Five marks for {withIt.team.name}, {criterion}: {judge} gave {mark.value}, the other four{' '}
            {others.toFixed(1)} in the mean.
          </figcaption>
        </figure>
        <div>
          <div className="grid grid-cols-2 gap-grout">
            <FirstThree title="With the mark" order={standings(round)} moved={mark.teamId} />
            <FirstThree title="Without it" order={standings(withoutMark(round, mark))} moved={mark.teamId} />
          </div>
          <p className="mt-6 max-w-[32em] text-lg text-muted">{hackMatrix.judgingRule}</p>
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
