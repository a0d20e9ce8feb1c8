/** Which projects of an event are handed in at a moment. Times are "HH:MM" of one day, so that they compare as text. */

export interface Submission {
  table: number;
  team: string;
  track: string;
  /** The minute in which the project was handed in. */
  at: string;
}

export type SubmissionState = 'missing' | 'handed-in' | 'late';

/** A project that is handed in after the deadline is late, also by one minute. */
export function getSubmissionState({ at }: Submission, now: string, deadline: string): SubmissionState {
  if (at > now) return 'missing';
  return at > deadline ? 'late' : 'handed-in';
}

/** "09:00" and 15 minutes: "09:15". The result stays on the same day. */
export function addMinutes(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  const total = hours * 60 + rest + minutes;
  return [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export interface SubmissionBoard {
  entries: readonly { submission: Submission; state: SubmissionState }[];
  missing: readonly Submission[];
  late: readonly Submission[];
  handedInCount: number;
  /** The last ones to hand in, newest first. */
  latest: readonly Submission[];
}

const LATEST_COUNT = 4;

export function buildSubmissionBoard(
  submissions: readonly Submission[],
  now: string,
  deadline: string,
): SubmissionBoard {
  const entries = submissions.map((submission) => ({
    submission,
    state: getSubmissionState(submission, now, deadline),
  }));
  const inState = (wanted: SubmissionState) =>
    entries.filter(({ state }) => state === wanted).map(({ submission }) => submission);
  const missing = inState('missing');
  return {
    entries,
    missing,
    late: inState('late'),
    handedInCount: submissions.length - missing.length,
    latest: submissions
      .filter(({ at }) => at <= now)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, LATEST_COUNT),
  };
}
