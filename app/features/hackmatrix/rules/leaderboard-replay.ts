import { type MarkedRound, rankTeams, type Standing } from './judging-round';

/** The standings after the first `count` pitches. Teams that have not pitched are left out. */
export function rankAfterPitches(
  round: MarkedRound,
  pitchOrder: readonly string[],
  count: number,
): Standing[] {
  const judged = new Set(pitchOrder.slice(0, count));
  return rankTeams({ ...round, teams: round.teams.filter(({ id }) => judged.has(id)) });
}

/** The place of each team after each pitch; `null` before its pitch and while a mark is pending. */
export function listPlaces(
  round: MarkedRound,
  pitchOrder: readonly string[],
): Map<string, (number | null)[]> {
  const afterEach = pitchOrder.map((_, index) => rankAfterPitches(round, pitchOrder, index + 1));
  return new Map(
    round.teams.map(({ id }) => [
      id,
      afterEach.map((standings) => standings.find(({ team }) => team.id === id)?.place ?? null),
    ]),
  );
}
