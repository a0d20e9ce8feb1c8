import { boardTimes, extensions, overruns, pitchOrder } from '~/content/products/event-console-content';

export const CONSOLE_VIEWS = ['submissions', 'schedule', 'leaderboard'] as const;

/** What the organiser's screen shows. It is in the query of the page, so that a link opens the same screen. */
export interface ConsoleState {
  view: (typeof CONSOLE_VIEWS)[number];
  /** The clock of the submissions. */
  at: (typeof boardTimes)[number];
  /** Minutes by which the deadline is moved. */
  more: (typeof extensions)[number];
  /** Minutes by which the first round runs over. */
  over: (typeof overruns)[number];
  /** How many teams have pitched. */
  pitch: number;
  /** The team that the replay follows. */
  team: string;
}

export const defaultConsoleState: ConsoleState = {
  view: 'submissions',
  at: '09:05',
  more: 0,
  over: 30,
  pitch: pitchOrder.length,
  team: 'null-pointers',
};

export const CONSOLE_PARAMETERS = ['view', 'at', 'more', 'over', 'pitch', 'team'] as const;

const find = <Value extends string | number>(values: readonly Value[], text: string | null, initial: Value) =>
  values.find((value) => String(value) === text) ?? initial;

/** R-TOUR-1: reads the state from a URL. Unknown values become the default. Never throws. */
export function parseConsoleState(query: URLSearchParams): ConsoleState {
  const initial = defaultConsoleState;
  return {
    view: find(CONSOLE_VIEWS, query.get('view'), initial.view),
    at: find(boardTimes, query.get('at'), initial.at),
    more: find(extensions, query.get('more'), initial.more),
    over: find(overruns, query.get('over'), initial.over),
    pitch: find(
      pitchOrder.map((_, index) => index + 1),
      query.get('pitch'),
      initial.pitch,
    ),
    team: find(pitchOrder, query.get('team'), initial.team),
  };
}

/** The query of a state, without what is the default. */
export function toConsoleQuery(state: ConsoleState): Record<string, string> {
  return Object.fromEntries(
    CONSOLE_PARAMETERS.flatMap((name) =>
      state[name] === defaultConsoleState[name] ? [] : [[name, String(state[name])]],
    ),
  );
}
