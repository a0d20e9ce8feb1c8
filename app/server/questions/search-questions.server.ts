import { type FaqGroup, faqGroups } from '~/content/help/faq-groups';
import { normaliseHelpQuery } from '~/domain/help/help-answers';
import { significantWords, splitWords, stemWord } from '../assistant/tokenize-question.server';

const stemWords = (words: readonly string[]) => words.map((word) => stemWord(word) ?? word);

const index = faqGroups.map((group) => ({
  group,
  words: new Map(
    group.questions.map(({ id, question, answer }) => [
      id,
      new Set(stemWords(splitWords(`${question} ${answer}`))),
    ]),
  ),
}));

export interface FoundQuestions {
  query: string;
  groups: readonly FaqGroup[];
}

/** Questions that contain every significant word of the input. Without significant words, all questions. */
export function searchQuestions(input: string): FoundQuestions {
  const query = normaliseHelpQuery(input);
  const required = stemWords(significantWords(query));
  const groups = index.flatMap(({ group, words }) => {
    const questions = group.questions.filter(({ id }) => required.every((word) => words.get(id)?.has(word)));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  return { query, groups };
}
