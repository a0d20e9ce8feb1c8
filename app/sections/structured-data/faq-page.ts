import type { QuestionAndAnswer } from '~/content/content-types';
import type { Thing } from './thing';

/** Questions and answers of the page as plain text. */
export const createFaqPageData = (questions: readonly Omit<QuestionAndAnswer, 'id'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
