import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import type { MarkedRound } from '~/features/hackmatrix/rules/judging-round';

/** The sample ballots as a `MarkedRound`. */
export const sampleRound: MarkedRound = {
  criteria: sampleJudgingRound.criteria.map(({ id, name, weightPercent }) => ({
    id,
    name,
    weight: weightPercent,
  })),
  judges: sampleJudgingRound.judges.map(({ id, shortName, initials }) => ({ id, name: shortName, initials })),
  teams: sampleJudgingRound.teams.map(({ id, name, track }) => ({ id, name, track })),
  marks: Object.entries(sampleJudgingRound.ballots).flatMap(([judgeId, ballots]) =>
    Object.entries(ballots).flatMap(([teamId, ballot]) =>
      sampleJudgingRound.criteria.map((criterion, index) => ({
        judgeId,
        teamId,
        criterionId: criterion.id,
        value: ballot[index] ?? null,
      })),
    ),
  ),
};

/** Project of each team, by team id. */
export const sampleProjects: Readonly<Record<string, string>> = Object.fromEntries(
  sampleJudgingRound.teams.map(({ id, project }) => [id, project]),
);

export const sampleRoundName = sampleJudgingRound.name;
export const sampleEventId = sampleJudgingRound.eventId;
