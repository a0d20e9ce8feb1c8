import type { Exclusion } from './share-out';

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
