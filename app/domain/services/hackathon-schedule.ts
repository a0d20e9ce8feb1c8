export const HACKATHON_FORMATS = ['overnight', 'daytime', 'online'] as const;
export type HackathonFormat = (typeof HACKATHON_FORMATS)[number];
export type HackathonDays = 1 | 2 | 3;

export type ScheduleKind = 'talk' | 'work' | 'meal' | 'judging' | 'rest';

const KINDS = {
  doors: 'talk',
  opening: 'talk',
  teams: 'talk',
  work: 'work',
  mentors: 'work',
  breakfast: 'meal',
  lunch: 'meal',
  dinner: 'meal',
  snack: 'meal',
  quiet: 'rest',
  judging: 'judging',
  finals: 'judging',
  results: 'talk',
} as const satisfies Record<string, ScheduleKind>;

export type ScheduleEntryId = keyof typeof KINDS;

export interface ScheduleEntry {
  id: ScheduleEntryId;
  kind: ScheduleKind;
  /** Counted from 0. */
  day: number;
  /** Minutes since midnight of that day. */
  start: number;
  end: number;
}

/** The start of each part of a day in hours, and the end of the day. */
interface DayPlan {
  parts: readonly (readonly [hour: number, id: ScheduleEntryId])[];
  end: number;
}

const MINUTES = 60;

const SINGLE_DAY: DayPlan = {
  parts: [
    [9, 'doors'],
    [9.5, 'opening'],
    [10, 'work'],
    [13, 'lunch'],
    [14, 'work'],
    [17, 'judging'],
    [19, 'dinner'],
    [20, 'results'],
  ],
  end: 20.5,
};

const FIRST_DAY: DayPlan = {
  parts: [
    [9, 'doors'],
    [10, 'opening'],
    [10.5, 'teams'],
    [11, 'work'],
    [13, 'lunch'],
    [14, 'work'],
    [17, 'mentors'],
    [18, 'work'],
  ],
  end: 20,
};

/** The first of three days begins in the evening, after a working day. */
const FIRST_EVENING: DayPlan = {
  parts: [
    [17, 'doors'],
    [18, 'opening'],
    [18.5, 'teams'],
    [19, 'dinner'],
    [20, 'work'],
  ],
  end: 24,
};

const FIRST_AFTERNOON: DayPlan = {
  parts: [
    [14, 'doors'],
    [15, 'opening'],
    [15.5, 'teams'],
    [16, 'work'],
  ],
  end: 20,
};

const MIDDLE_DAY: DayPlan = {
  parts: [
    [9, 'work'],
    [13, 'lunch'],
    [14, 'work'],
    [17, 'mentors'],
    [18, 'work'],
  ],
  end: 20,
};

const LAST_DAY: DayPlan = {
  parts: [
    [9, 'work'],
    [12, 'lunch'],
    [13, 'judging'],
    [15, 'finals'],
    [16, 'results'],
  ],
  end: 17,
};

/** The hall stays open: dinner, work until midnight. */
const withEvening = ({ parts }: DayPlan): DayPlan => ({
  parts: [...parts, [20, 'dinner'], [21, 'work']],
  end: 24,
});

/** The hours before nine. A snack at midnight only in the last night. */
const withNight = ({ parts, end }: DayPlan, hasSnack: boolean): DayPlan => ({
  parts: [
    ...(hasSnack ? ([[0, 'snack']] as const) : []),
    [hasSnack ? 0.5 : 0, 'quiet'],
    [8, 'breakfast'],
    ...parts,
  ],
  end,
});

function listDayPlans(days: HackathonDays, isOvernight: boolean): readonly DayPlan[] {
  if (days === 1) return [SINGLE_DAY];
  const last = isOvernight ? withNight(LAST_DAY, true) : LAST_DAY;
  if (days === 2) return [isOvernight ? withEvening(FIRST_DAY) : FIRST_DAY, last];
  const first = isOvernight ? FIRST_EVENING : FIRST_AFTERNOON;
  const middle = isOvernight ? withEvening(withNight(MIDDLE_DAY, false)) : MIDDLE_DAY;
  return [first, middle, last];
}

/** The schedule in order, without gaps inside a day. A single day has no night. */
export function buildHackathonSchedule(days: HackathonDays, format: HackathonFormat): ScheduleEntry[] {
  return listDayPlans(days, format === 'overnight').flatMap(({ parts, end }, day) =>
    parts.map(([hour, id], index) => ({
      id,
      kind: KINDS[id],
      day,
      start: hour * MINUTES,
      end: (parts[index + 1]?.[0] ?? end) * MINUTES,
    })),
  );
}

/** Number of meals of each kind that one person gets. */
export function countMeals(schedule: readonly ScheduleEntry[]): ReadonlyMap<ScheduleEntryId, number> {
  const meals = new Map<ScheduleEntryId, number>();
  for (const { id, kind } of schedule) if (kind === 'meal') meals.set(id, (meals.get(id) ?? 0) + 1);
  return meals;
}
