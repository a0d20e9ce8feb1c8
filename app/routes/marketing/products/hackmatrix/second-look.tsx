import { hackMatrix } from '~/content/hackmatrix';
import { standings } from '~/domain/judging';
import { secondLooks, withoutMark } from '~/domain/second-look';
import { round } from '~/features/hackmatrix/demo-round';
import { MarkLine } from '~/features/hackmatrix/mark-line';
import { ThemedPicture } from '~/sections/themed-picture';
import { TextLink } from '~/ui/text-link';
import { FirstThree } from './first-three';

const look = secondLooks(round)[0];

/** A statement and its picture, the five marks it rests on, and both orders. */
export function SecondLook() {
  if (!look) return null;
  const { mark, withIt, others } = look;
  const judge = round.judges.find(({ id }) => id === mark.judgeId)?.name;
  const criterion = round.criteria.find(({ id }) => id === mark.criterionId)?.name.toLowerCase();
  return (
    <section aria-labelledby="second-look-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h2 id="second-look-title" className="max-w-[22ch] text-h1">
          {hackMatrix.secondLookHeadline}
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
