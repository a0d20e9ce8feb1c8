import { demoRound } from '~/content/judging';
import type { Round } from '~/domain/judging';

/** The demonstration's ballots as the judging rules take them. */
export const round: Round = {
  criteria: demoRound.criteria.map(({ id, name, weightPercent }) => ({ id, name, weight: weightPercent })),
  judges: demoRound.judges.map(({ id, shortName, initials }) => ({ id, name: shortName, initials })),
  teams: demoRound.teams.map(({ id, name, track }) => ({ id, name, track })),
  marks: Object.entries(demoRound.ballots).flatMap(([judgeId, ballots]) =>
    Object.entries(ballots).flatMap(([teamId, ballot]) =>
      demoRound.criteria.map((criterion, index) => ({
        judgeId,
        teamId,
        criterionId: criterion.id,
        value: ballot[index] ?? null,
      })),
    ),
  ),
};

/** What each team built, by team id. */
export const projects: Readonly<Record<string, string>> = Object.fromEntries(
  demoRound.teams.map(({ id, project }) => [id, project]),
);

export const roundName = demoRound.name;
export const eventId = demoRound.eventId;
