import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { nightRoster, reportExcerpt, rubricText } from '~/content/services/hackathon-content';

const rubricLines = sampleJudgingRound.criteria.map(
  ({ name, question, weightPercent }) => `${name}, ${weightPercent} %: ${question}`,
);

/** Three deliverables that can be opened. */
export const hackathonDocuments = [
  { id: 'report', ...reportExcerpt },
  { id: 'rubric', ...rubricText, lines: rubricLines },
  { id: 'roster', ...nightRoster },
];
