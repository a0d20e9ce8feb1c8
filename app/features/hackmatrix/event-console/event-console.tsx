import type { ReactNode } from 'react';
import { finalTeams } from '~/content/products/event-screen-samples';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { openHackathons } from '~/content/services/hackathon-events';
import { useQueryState } from '~/ui/hydrated/use-query-state';
import { ConsoleLink, type ConsoleViewProps } from './console-link';
import { CONSOLE_VIEWS, type ConsoleState, parseConsoleState } from './console-state';
import { LeaderboardView } from './leaderboard-view';
import { ScheduleView } from './schedule-view';
import { SubmissionsView } from './submissions-view';

const event = openHackathons.find(({ id }) => id === sampleJudgingRound.eventId);

const VIEWS: Record<
  ConsoleState['view'],
  { label: string; time: string; aside: string; View: (props: ConsoleViewProps) => ReactNode }
> = {
  submissions: {
    label: 'Submissions',
    time: '09:00',
    aside: `${finalTeams.teams} projects`,
    View: SubmissionsView,
  },
  schedule: { label: 'Schedule', time: '10:45', aside: 'when a round runs over', View: ScheduleView },
  leaderboard: {
    label: 'Leaderboard',
    time: '14:00',
    aside: `${sampleJudgingRound.teams.length} finalists, replayed`,
    View: LeaderboardView,
  },
};

/** The organiser's screen on the last day of an event: three views, each with one thing to change. */
export function EventConsole({ initialState }: { initialState: ConsoleState }) {
  const { state, onFollow } = useQueryState(initialState, parseConsoleState);
  const { View, label } = VIEWS[state.view];
  return (
    <div className="grid gap-grout text-sm lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-col justify-between gap-6 rounded-tile bg-surface p-3 lg:p-4">
        <nav aria-label="Views of the event">
          <p className="mb-4 hidden lg:block">
            <span className="block font-display text-lg font-semibold">
              {event?.name} {event?.startsOn.slice(0, 4)}
            </span>
            <span className="text-muted">Sunday, {event?.venue}</span>
          </p>
          <ul className="flex flex-wrap gap-grout lg:grid lg:grid-cols-1">
            {CONSOLE_VIEWS.map((view) => (
              <li key={view} className="grid grow">
                <ConsoleLink state={state} onFollow={onFollow} change={{ view }} className="block p-3">
                  <span className="block text-xs tabular-nums">{VIEWS[view].time}</span>
                  <span className="block font-semibold">{VIEWS[view].label}</span>
                  <span className="hidden text-xs lg:block">{VIEWS[view].aside}</span>
                </ConsoleLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="hidden text-xs text-muted lg:block">
          Signed in as organiser. Every change is written into the log with a name and a minute.
        </p>
      </div>
      <section aria-labelledby="console-view" className="min-w-0 rounded-tile bg-surface p-3 md:p-6">
        <h2 id="console-view" className="sr-only">
          {label}
        </h2>
        <View state={state} onFollow={onFollow} />
      </section>
    </div>
  );
}
