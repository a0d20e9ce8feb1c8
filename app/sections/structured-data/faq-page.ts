import type { QuestionAndAnswer } from '~/content/content-types';
import type { Thing } from './thing';

/** Questions that stand on the page with their answers, in words without markup. */
export const faqPageData = (questions: readonly Omit<QuestionAndAnswer, 'id'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
