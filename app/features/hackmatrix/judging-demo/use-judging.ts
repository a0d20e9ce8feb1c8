import { useState } from 'react';
import {
  calculateJudgingProgress,
  type Mark,
  type MarkedRound,
  rankTeams,
  type Standing,
  setMark,
} from '~/features/hackmatrix/rules/judging-round';
import { calculateOutlierImpacts, excludeMark } from '~/features/hackmatrix/rules/outlier-impact';

export interface MatrixCell {
  teamId: string;
  criterionId: string;
}

/** Places by team id. */
const mapPlaces = (standings: readonly Standing[]) =>
  new Map(standings.map(({ team, place }) => [team.id, place]));

/** State and actions of the judging demo. Nothing is sent to the server. */
export function useJudging(initialRound: MarkedRound) {
  const [round, setRound] = useState(initialRound);
  const [excludedMark, setExcludedMark] = useState<Mark | null>(null);
  const [isPublished, setIsPublished] = useState(false);
  const { pendingJudges, ...counts } = calculateJudgingProgress(round);
  return {
    round,
    standings: rankTeams(excludedMark ? excludeMark(round, excludedMark) : round),
    placesByTeam: mapPlaces(rankTeams(round)),
    outlierImpacts: calculateOutlierImpacts(round),
    progress: { ...counts, pendingJudges },
    isComplete: pendingJudges.length === 0,
    isChanged: round !== initialRound,
    excludedMark,
    isPublished,
    /** Shows the standings without this mark; `null` ends the preview. */
    previewWithout: setExcludedMark,
    setPublished: setIsPublished,
    changeMark(mark: Mark) {
      setRound((current) => setMark(current, mark));
      setExcludedMark(null);
      setIsPublished(false);
    },
    reset() {
      setRound(initialRound);
      setExcludedMark(null);
      setIsPublished(false);
    },
  };
}

export type Judging = ReturnType<typeof useJudging>;
