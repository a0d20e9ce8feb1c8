/** How HackMatrix turns the marks of several judges into one order of teams. Marks go from 1 to 10. */

export interface Criterion {
  id: string;
  name: string;
  /** Share of the total in per cent; the weights of one rubric add up to 100. */
  weight: number;
}

export interface Judge {
  id: string;
  name: string;
  initials: string;
}

export interface HackathonTeam {
  id: string;
  name: string;
  track: string;
}

/** One mark: this judge, this team, this criterion. A judge sees a team when at least one entry exists for both. */
export interface Mark {
  judgeId: string;
  teamId: string;
  criterionId: string;
  /** `null` while the judge still owes it. */
  value: number | null;
}

export interface MarkedRound {
  criteria: readonly Criterion[];
  judges: readonly Judge[];
  teams: readonly HackathonTeam[];
  marks: readonly Mark[];
}

export interface Standing {
  team: HackathonTeam;
  /** Mean of the marks by criterion; `null` where a mark is pending. */
  byCriterion: Readonly<Record<string, number | null>>;
  /** Weighted mean of the criteria; `null` while any is open. */
  score: number | null;
  /** 1 for the best; teams with the same score share a place. `null` while the score is open. */
  place: number | null;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function criterionMean(marks: readonly Mark[]): number | null {
  const values = marks.map((mark) => mark.value);
  if (values.length === 0 || values.includes(null)) return null;
  return mean(values.filter((value) => value !== null));
}

function weightedScore(criteria: readonly Criterion[], means: Standing['byCriterion']): number | null {
  let sum = 0;
  for (const { id, weight } of criteria) {
    const value = means[id];
    if (value === null || value === undefined) return null;
    sum += value * weight;
  }
  return sum / criteria.reduce((total, { weight }) => total + weight, 0);
}

/** All teams, best first; teams whose marks are not complete come last, in the order of the round. */
export function rankTeams({ criteria, teams, marks }: MarkedRound): Standing[] {
  const unplaced = teams.map((team) => {
    const own = marks.filter((mark) => mark.teamId === team.id);
    const byCriterion = Object.fromEntries(
      criteria.map(({ id }) => [id, criterionMean(own.filter((mark) => mark.criterionId === id))]),
    );
    return { team, byCriterion, score: weightedScore(criteria, byCriterion) };
  });
  const ordered = unplaced.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
  return ordered.map((standing) => ({
    ...standing,
    place:
      standing.score === null
        ? null
        : 1 + ordered.filter(({ score }) => (score ?? -1) > (standing.score ?? 0)).length,
  }));
}

export interface JudgingProgress {
  given: number;
  expected: number;
  /** Judges who still owe marks, the most first. */
  pendingJudges: { judge: Judge; pending: number }[];
}

export function calculateJudgingProgress({ judges, marks }: MarkedRound): JudgingProgress {
  const open = marks.filter((mark) => mark.value === null);
  const waitingOn = judges
    .map((judge) => ({ judge, pending: open.filter((mark) => mark.judgeId === judge.id).length }))
    .filter(({ pending }) => pending > 0)
    .toSorted((a, b) => b.pending - a.pending);
  return { given: marks.length - open.length, expected: marks.length, pendingJudges: waitingOn };
}

/** A mark this far from the mean of the others on the same cell asks for a second look. */
export const OUTLIER_DISTANCE = 2.5;

export interface Outlier {
  mark: Mark & { value: number };
  /** Mean of the other judges' marks on the same team and criterion. */
  otherMean: number;
}

/** Marks that stand apart, the farthest first. A cell needs two other marks before anything can stand apart. */
export function findOutliers({ marks }: MarkedRound): Outlier[] {
  const given = marks.filter((mark): mark is Mark & { value: number } => mark.value !== null);
  return given
    .map((mark) => {
      const cell = given.filter(
        (other) => other !== mark && other.teamId === mark.teamId && other.criterionId === mark.criterionId,
      );
      return { mark, otherMean: cell.length >= 2 ? mean(cell.map(({ value }) => value)) : mark.value };
    })
    .filter(({ mark, otherMean }) => Math.abs(mark.value - otherMean) >= OUTLIER_DISTANCE)
    .toSorted((a, b) => Math.abs(b.mark.value - b.otherMean) - Math.abs(a.mark.value - a.otherMean));
}

/** The round with one mark given, changed or taken back. A value outside 1 to 10 changes nothing. */
export function setMark(round: MarkedRound, given: Mark): MarkedRound {
  if (given.value !== null && !(given.value >= 1 && given.value <= 10)) return round;
  const isSame = (mark: Mark) =>
    mark.judgeId === given.judgeId && mark.teamId === given.teamId && mark.criterionId === given.criterionId;
  return { ...round, marks: round.marks.map((mark) => (isSame(mark) ? given : mark)) };
}
