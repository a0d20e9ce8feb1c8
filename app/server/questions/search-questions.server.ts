import { type FaqGroup, faqGroups } from '~/content/help/faq-groups';
import { normaliseHelpQuery } from '~/domain/help/help-answers';
import { significantWords, splitWords, stemWord } from '../assistant/tokenize-question.server';

const stems = (words: readonly string[]) => words.map((word) => stemWord(word) ?? word);

const indexed = faqGroups.map((group) => ({
  group,
  words: new Map(
    group.questions.map(({ id, question, answer }) => [
      id,
      new Set(stems(splitWords(`${question} ${answer}`))),
    ]),
  ),
}));

export interface FoundQuestions {
  query: string;
  groups: readonly FaqGroup[];
}

/** The questions that hold every telling word of what is typed; all of them when nothing telling is. */
export function searchQuestions(typed: string): FoundQuestions {
  const query = normaliseHelpQuery(typed);
  const wanted = stems(significantWords(query));
  const groups = indexed.flatMap(({ group, words }) => {
    const questions = group.questions.filter(({ id }) => wanted.every((word) => words.get(id)?.has(word)));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  return { query, groups };
}
