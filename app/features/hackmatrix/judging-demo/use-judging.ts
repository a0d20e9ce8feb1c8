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

/** A team's place with every mark counted, by team id. */
const placesOf = (order: readonly Standing[]) => new Map(order.map(({ team, place }) => [team.id, place]));

/** What can be done at the judging desk. Nothing leaves the browser. */
export function useJudging(given: MarkedRound) {
  const [round, setRound] = useState(given);
  const [leftOut, setLeftOut] = useState<Mark | null>(null);
  const [published, setPublished] = useState(false);
  const { pendingJudges, ...counts } = calculateJudgingProgress(round);
  return {
    round,
    order: rankTeams(leftOut ? excludeMark(round, leftOut) : round),
    countedPlaces: placesOf(rankTeams(round)),
    looks: calculateOutlierImpacts(round),
    progress: { ...counts, waitingOn: pendingJudges },
    isComplete: pendingJudges.length === 0,
    isChanged: round !== given,
    leftOut,
    published,
    /** The order as it would be without this mark; `null` counts them all again. */
    preview: setLeftOut,
    publish: setPublished,
    give(mark: Mark) {
      setRound((current) => setMark(current, mark));
      setLeftOut(null);
      setPublished(false);
    },
    startAgain() {
      setRound(given);
      setLeftOut(null);
      setPublished(false);
    },
  };
}

export type Judging = ReturnType<typeof useJudging>;
