import {
  findOutliers,
  type Mark,
  type MarkedRound,
  type Outlier,
  rankTeams,
  type Standing,
} from './judging-round';

/** The effect of an outlier on the standing of its team. */
export interface OutlierImpact extends Outlier {
  /** Standing of the team with the mark, and with the marks of the other judges alone. */
  withMark: Standing;
  withoutMark: Standing;
}

/** Returns the round without this mark: it is neither given nor pending. */
export function excludeMark(round: MarkedRound, excluded: Mark): MarkedRound {
  const isExcluded = (mark: Mark) =>
    mark.judgeId === excluded.judgeId &&
    mark.teamId === excluded.teamId &&
    mark.criterionId === excluded.criterionId;
  return { ...round, marks: round.marks.filter((mark) => !isExcluded(mark)) };
}

/** Returns the effect of every outlier, greatest distance first. */
export function calculateOutlierImpacts(round: MarkedRound): OutlierImpact[] {
  const standings = rankTeams(round);
  return findOutliers(round).flatMap((outlier) => {
    const isSameTeam = ({ team }: Standing) => team.id === outlier.mark.teamId;
    const withMark = standings.find(isSameTeam);
    const withoutMark = rankTeams(excludeMark(round, outlier.mark)).find(isSameTeam);
    return withMark && withoutMark ? [{ ...outlier, withMark, withoutMark }] : [];
  });
}
