import type { HelpContent } from '~/content/help/merge-help';
import { QUESTION_PAGES, type QuestionGroupId } from '~/content/help/question-groups';
import { paths } from '~/paths';
import type { Passage } from './passage.server';

/** Words of visitors that the answers do not contain, by question. */
const KEYWORDS: Readonly<Record<string, string>> = {
  delivery: 'shop shipping ship postage courier free charge price fee',
  'where-to': 'shop shipping ship send abroad international country city',
  payment: 'shop card cash cod credit debit gpay phonepe paytm payment',
  tax: 'shop vat extra total',
  'gst-invoice': 'shop bill receipt company business',
  stock: 'shop available availability left',
  cancel: 'shop refund return money back change mind',
  account: 'shop guest login register saved',
  follow: 'shop track tracking status shipped arrive late where',
  'a-person': 'human robot bot chatbot ai chatgpt real',
};

/** Groups whose questions are quoted. Those of Converge and of the prices are found in the text of their pages. */
const GROUPS: readonly QuestionGroupId[] = ['shop', 'after-ordering', 'events', 'accounts', 'assistant'];

/** Questions and answers, without those that are taken from help articles. */
export const listQuestionPassages = ({ groups }: HelpContent): Passage[] => [
  ...groups
    .filter(({ id }) => GROUPS.includes(id))
    .flatMap(({ questions }) => questions.filter(({ moreHref }) => moreHref === undefined))
    .map(({ id, question, answer }) => ({
      title: question,
      text: answer,
      keywords: KEYWORDS[id],
      source: { label: 'Questions', href: `${paths.faq()}#${id}` },
    })),
  ...groups
    .filter(({ id }) => id === 'hackmatrix')
    .flatMap(({ questions }) => questions)
    .map(({ id, question, answer }) => ({
      title: question,
      text: answer,
      keywords: 'hackmatrix',
      source: { label: 'HackMatrix', href: `${QUESTION_PAGES.hackmatrix}#${id}` },
    })),
];
