import { assistantQuestions } from '~/content/help/assistant-content';
import { shopQuestions } from '~/content/shop/shop-questions';
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

/** Questions and answers of the shop, and those about the assistant itself. */
export const questionPassages: readonly Passage[] = [...shopQuestions, ...assistantQuestions].map(
  ({ id, question, answer }) => ({
    title: question,
    text: answer,
    source: { label: 'Questions', href: `/faq#${id}` },
    keywords: KEYWORDS[id],
  }),
);
