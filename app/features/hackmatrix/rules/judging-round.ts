/** How HackMatrix calculates standings from the marks of several judges. Marks are 1 to 10. */

export interface Criterion {
  id: string;
  name: string;
  /** Per cent of the score; the weights of a round add up to 100. */
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

/** The mark of one judge for one team and criterion. It exists, with `null`, also before the judge has marked. */
export interface Mark {
  judgeId: string;
  teamId: string;
  criterionId: string;
  /** `null` while it is pending. */
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
  /** Weighted mean of the criteria; `null` while a mark is pending. */
  score: number | null;
  /** 1 is the best; teams with the same score share a place. `null` without a score. */
  place: number | null;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function calculateCriterionMean(marks: readonly Mark[]): number | null {
  const values = marks.map((mark) => mark.value);
  if (values.length === 0 || values.includes(null)) return null;
  return mean(values.filter((value) => value !== null));
}

function calculateScore(criteria: readonly Criterion[], means: Standing['byCriterion']): number | null {
  let sum = 0;
  for (const { id, weight } of criteria) {
    const value = means[id];
    if (value === null || value === undefined) return null;
    sum += value * weight;
  }
  return sum / criteria.reduce((total, { weight }) => total + weight, 0);
}

/** Returns all teams, best first. Teams with pending marks come last, in the order of the round. */
export function rankTeams({ criteria, teams, marks }: MarkedRound): Standing[] {
  const scoredTeams = teams.map((team) => {
    const teamMarks = marks.filter((mark) => mark.teamId === team.id);
    const byCriterion = Object.fromEntries(
      criteria.map(({ id }) => [
        id,
        calculateCriterionMean(teamMarks.filter((mark) => mark.criterionId === id)),
      ]),
    );
    return { team, byCriterion, score: calculateScore(criteria, byCriterion) };
  });
  const ordered = scoredTeams.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
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
  /** Judges with pending marks, most first. */
  pendingJudges: { judge: Judge; pending: number }[];
}

export function calculateJudgingProgress({ judges, marks }: MarkedRound): JudgingProgress {
  const pendingMarks = marks.filter((mark) => mark.value === null);
  const pendingJudges = judges
    .map((judge) => ({ judge, pending: pendingMarks.filter((mark) => mark.judgeId === judge.id).length }))
    .filter(({ pending }) => pending > 0)
    .toSorted((a, b) => b.pending - a.pending);
  return { given: marks.length - pendingMarks.length, expected: marks.length, pendingJudges: pendingJudges };
}

/** A mark is an outlier when it differs at least this much from the mean of the others of its cell. */
export const OUTLIER_DISTANCE = 2.5;

export interface Outlier {
  mark: Mark & { value: number };
  /** Mean of the other judges' marks on the same team and criterion. */
  otherMean: number;
}

/** Returns outliers, greatest distance first. A cell needs at least two other marks. */
export function findOutliers({ marks }: MarkedRound): Outlier[] {
  const givenMarks = marks.filter((mark): mark is Mark & { value: number } => mark.value !== null);
  return givenMarks
    .map((mark) => {
      const otherMarks = givenMarks.filter(
        (other) => other !== mark && other.teamId === mark.teamId && other.criterionId === mark.criterionId,
      );
      return {
        mark,
        otherMean: otherMarks.length >= 2 ? mean(otherMarks.map(({ value }) => value)) : mark.value,
      };
    })
    .filter(({ mark, otherMean }) => Math.abs(mark.value - otherMean) >= OUTLIER_DISTANCE)
    .toSorted((a, b) => Math.abs(b.mark.value - b.otherMean) - Math.abs(a.mark.value - a.otherMean));
}

/** Returns the round with one mark set or cleared. An invalid value changes nothing. */
export function setMark(round: MarkedRound, newMark: Mark): MarkedRound {
  if (newMark.value !== null && !(newMark.value >= 1 && newMark.value <= 10)) return round;
  const isSame = (mark: Mark) =>
    mark.judgeId === newMark.judgeId &&
    mark.teamId === newMark.teamId &&
    mark.criterionId === newMark.criterionId;
  return { ...round, marks: round.marks.map((mark) => (isSame(mark) ? newMark : mark)) };
}
