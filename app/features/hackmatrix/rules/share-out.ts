/** How HackMatrix shares projects out among judges in the first round. */

/** A judge who may not see a team. */
export interface Exclusion {
  judgeId: string;
  teamId: string;
}

export interface ShareOutRequest {
  judgeIds: readonly string[];
  teamIds: readonly string[];
  judgesPerTeam: number;
  exclusions: readonly Exclusion[];
}

export interface ShareOut {
  /** The judges of each team, in the order of the judges. */
  judgesByTeam: Readonly<Record<string, readonly string[]>>;
  /** Number of projects of each judge. */
  loads: Readonly<Record<string, number>>;
  /** Teams with fewer judges than the round asks for, and how many are missing. */
  missing: readonly { teamId: string; count: number }[];
}

/** A team that moves from one judge to another. */
interface Move {
  teamId: string;
  from: string;
  to: string;
}

/** The projects of the judges while they are shared out. */
interface Assignment extends Pick<ShareOutRequest, 'judgeIds' | 'teamIds'> {
  /** The judges of each team. */
  assigned: ReadonlyMap<string, ReadonlySet<string>>;
  isExcluded: (judgeId: string, teamId: string) => boolean;
  /** Number of projects of a judge. */
  getLoad: (judgeId: string) => number;
}

/** The moves that take one project from a judge and give one to a judge with at least two fewer, or none. */
function findMoves(start: string, { judgeIds, teamIds, assigned, isExcluded, getLoad }: Assignment): Move[] {
  const reachedBy = new Map<string, Move>();
  const queue = [start];
  for (const from of queue) {
    for (const teamId of teamIds.filter((team) => assigned.get(team)?.has(from))) {
      for (const to of judgeIds) {
        const isReached = to === start || reachedBy.has(to);
        if (isReached || assigned.get(teamId)?.has(to) || isExcluded(to, teamId)) continue;
        reachedBy.set(to, { teamId, from, to });
        if (getLoad(to) + 2 > getLoad(start)) {
          queue.push(to);
          continue;
        }
        const moves: Move[] = [];
        for (let judge = to; judge !== start; ) {
          const move = reachedBy.get(judge);
          if (!move) break;
          moves.unshift(move);
          judge = move.from;
        }
        return moves;
      }
    }
  }
  return [];
}

/**
 * Gives each team its judges. No judge gets an excluded team, and no judge has two projects more than another who could
 * take one. The same request always has the same result.
 */
export function shareOutProjects({
  judgeIds,
  teamIds,
  judgesPerTeam,
  exclusions,
}: ShareOutRequest): ShareOut {
  const excludedPairs = new Set(exclusions.map(({ judgeId, teamId }) => `${judgeId} ${teamId}`));
  const isExcluded = (judgeId: string, teamId: string) => excludedPairs.has(`${judgeId} ${teamId}`);
  const assigned = new Map(teamIds.map((teamId) => [teamId, new Set<string>()]));
  const getLoad = (judgeId: string) => [...assigned.values()].filter((judges) => judges.has(judgeId)).length;

  for (const teamId of teamIds) {
    const eligible = judgeIds.filter((judgeId) => !isExcluded(judgeId, teamId));
    const chosen = eligible.toSorted((a, b) => getLoad(a) - getLoad(b)).slice(0, judgesPerTeam);
    for (const judgeId of chosen) assigned.get(teamId)?.add(judgeId);
  }
  for (let isBalanced = false; !isBalanced; ) {
    const moves = judgeIds
      .map((judgeId) => findMoves(judgeId, { judgeIds, teamIds, assigned, isExcluded, getLoad }))
      .find((found) => found.length > 0);
    isBalanced = moves === undefined;
    for (const { teamId, from, to } of moves ?? []) {
      assigned.get(teamId)?.delete(from);
      assigned.get(teamId)?.add(to);
    }
  }
  return {
    judgesByTeam: Object.fromEntries(
      teamIds.map((teamId) => [teamId, judgeIds.filter((judgeId) => assigned.get(teamId)?.has(judgeId))]),
    ),
    loads: Object.fromEntries(judgeIds.map((judgeId) => [judgeId, getLoad(judgeId)])),
    missing: teamIds.flatMap((teamId) => {
      const count = judgesPerTeam - (assigned.get(teamId)?.size ?? 0);
      return count > 0 ? [{ teamId, count }] : [];
    }),
  };
}

/** An exclusion in a URL: "rehan-khan.rasoi-os". */
export const formatExclusion = ({ judgeId, teamId }: Exclusion): string => `${judgeId}.${teamId}`;

/** Reads exclusions of these judges and teams. Others and repetitions are ignored. */
export function parseExclusions(
  texts: readonly string[],
  judgeIds: readonly string[],
  teamIds: readonly string[],
): Exclusion[] {
  const wanted = new Set(texts);
  return teamIds.flatMap((teamId) =>
    judgeIds
      .map((judgeId) => ({ judgeId, teamId }))
      .filter((exclusion) => wanted.has(formatExclusion(exclusion))),
  );
}
