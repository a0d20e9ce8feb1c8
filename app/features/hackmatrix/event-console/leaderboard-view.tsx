import { pitchMinutes, pitchOrder, secondRoundStart } from '~/content/products/event-console-content';
import { rankAfterPitches } from '../rules/leaderboard-replay';
import { addMinutes } from '../rules/submission-board';
import { sampleRound } from '../sample-round';
import { ConsoleLink, type ConsoleViewProps, StepLinks } from './console-link';
import { PlaceTable } from './place-table';

/** The minute at which the marks of a pitch are in, for the pitch with this number. */
const getPitchTime = (number: number) => addMinutes(secondRoundStart, number * pitchMinutes);

/** The ranking after each pitch of the second round. One team is followed through it. */
export function LeaderboardView(view: ConsoleViewProps) {
  const { pitch, team: followedId } = view.state;
  const standings = rankAfterPitches(sampleRound, pitchOrder, pitch);
  const pitched = sampleRound.teams.find(({ id }) => id === pitchOrder[pitch - 1]);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <div>
        <StepLinks
          {...view}
          label="After the pitch that ended at"
          name="pitch"
          steps={pitchOrder.map((_, index) => ({ value: index + 1, text: getPitchTime(index + 1) }))}
        />
        <PlaceTable pitch={pitch} followedId={followedId} formatPitch={getPitchTime} />
      </div>
      <div>
        <p role="status" className="mb-3 text-base font-semibold">
          {getPitchTime(pitch)}: {pitched?.name} has pitched, {pitch} of {pitchOrder.length}.
        </p>
        <ol className="grid gap-grout">
          {standings.map(({ team, place, score }) => (
            <li key={team.id}>
              <ConsoleLink
                {...view}
                change={{ team: team.id }}
                className="flex min-h-11 items-baseline gap-3 px-3 py-2"
                currentClassName="bg-glaze-vermilion text-glaze-ink"
              >
                <span className="w-7 font-semibold tabular-nums">{place ?? '–'}</span>
                <span className="font-semibold">{team.name}</span>
                <span className="ms-auto tabular-nums">{score?.toFixed(2) ?? 'a mark is missing'}</span>
              </ConsoleLink>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-muted">
          Choose a team to follow it. Only organisers see this list until it is published.
        </p>
      </div>
    </div>
  );
}
