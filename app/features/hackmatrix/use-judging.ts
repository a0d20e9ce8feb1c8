import { useState } from 'react';
import { giveMark, type Mark, progress, type Round, type Standing, standings } from '~/domain/judging';
import { secondLooks, withoutMark } from '~/domain/second-look';

export interface Cell {
  teamId: string;
  criterionId: string;
}

/** A team's place with every mark counted, by team id. */
const placesOf = (order: readonly Standing[]) => new Map(order.map(({ team, place }) => [team.id, place]));

/** What can be done at the judging desk. Nothing leaves the browser. */
export function useJudging(given: Round) {
  const [round, setRound] = useState(given);
  const [leftOut, setLeftOut] = useState<Mark | null>(null);
  const [published, setPublished] = useState(false);
  const { waitingOn, ...counts } = progress(round);
  return {
    round,
    order: standings(leftOut ? withoutMark(round, leftOut) : round),
    countedPlaces: placesOf(standings(round)),
    looks: secondLooks(round),
    progress: { ...counts, waitingOn },
    isComplete: waitingOn.length === 0,
    isChanged: round !== given,
    leftOut,
    published,
    /** The order as it would be without this mark; `null` counts them all again. */
    preview: setLeftOut,
    publish: setPublished,
    give(mark: Mark) {
      setRound((current) => giveMark(current, mark));
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
