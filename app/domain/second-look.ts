import { type Mark, type Outlier, outliers, type Round, type Standing, standings } from './judging';

/** What one mark that stands apart does to the order of teams. Nothing here changes a mark. */
export interface SecondLook extends Outlier {
  /** The team's standing with the mark, and as it would be if the others alone had marked this criterion. */
  withIt: Standing;
  withoutIt: Standing;
}

/** The round as if this mark had neither been given nor were owed. */
export function withoutMark(round: Round, left: Mark): Round {
  const isLeft = (mark: Mark) =>
    mark.judgeId === left.judgeId && mark.teamId === left.teamId && mark.criterionId === left.criterionId;
  return { ...round, marks: round.marks.filter((mark) => !isLeft(mark)) };
}

/** Every mark that asks for a second look, the farthest from the others first. */
export function secondLooks(round: Round): SecondLook[] {
  const order = standings(round);
  return outliers(round).flatMap((outlier) => {
    const isTheirs = ({ team }: Standing) => team.id === outlier.mark.teamId;
    const withIt = order.find(isTheirs);
    const withoutIt = standings(withoutMark(round, outlier.mark)).find(isTheirs);
    return withIt && withoutIt ? [{ ...outlier, withIt, withoutIt }] : [];
  });
}
