import {
  findOutliers,
  type Mark,
  type MarkedRound,
  type Outlier,
  rankTeams,
  type Standing,
} from './judging-round';

/** What one mark that stands apart does to the order of teams. Nothing here changes a mark. */
export interface OutlierImpact extends Outlier {
  /** The team's standing with the mark, and as it would be if the others alone had marked this criterion. */
  withMark: Standing;
  withoutMark: Standing;
}

/** The round as if this mark had neither been given nor were owed. */
export function excludeMark(round: MarkedRound, left: Mark): MarkedRound {
  const isLeft = (mark: Mark) =>
    mark.judgeId === left.judgeId && mark.teamId === left.teamId && mark.criterionId === left.criterionId;
  return { ...round, marks: round.marks.filter((mark) => !isLeft(mark)) };
}

/** Every mark that asks for a second look, the farthest from the others first. */
export function calculateOutlierImpacts(round: MarkedRound): OutlierImpact[] {
  const order = rankTeams(round);
  return findOutliers(round).flatMap((outlier) => {
    const isTheirs = ({ team }: Standing) => team.id === outlier.mark.teamId;
    const withMark = order.find(isTheirs);
    const withoutMark = rankTeams(excludeMark(round, outlier.mark)).find(isTheirs);
    return withMark && withoutMark ? [{ ...outlier, withMark, withoutMark }] : [];
  });
}
