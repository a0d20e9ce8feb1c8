import type { HelpContent } from '~/content/help/merge-help';
import type { QuestionGroup } from '~/content/help/question-groups';
import { normaliseHelpQuery } from '~/domain/help/help-answers';
import { listSignificantWords, splitWords, stemWord } from '../assistant/tokenize-question.server';
import { cachePerHelp } from '../help-entries/cached-help.server';

const stemWords = (words: readonly string[]) => words.map((word) => stemWord(word) ?? word);

const getIndex = cachePerHelp(({ faqGroups }) =>
  faqGroups.map((group) => ({
    group,
    words: new Map(
      group.questions.map(({ id, question, answer }) => [
        id,
        new Set(stemWords(splitWords(`${question} ${answer}`))),
      ]),
    ),
  })),
);

export interface FoundQuestions {
  query: string;
  groups: readonly QuestionGroup[];
}

/** Questions that contain every significant word of the input. Without significant words, all questions. */
export function searchQuestions(help: HelpContent, input: string): FoundQuestions {
  const query = normaliseHelpQuery(input);
  const required = stemWords(listSignificantWords(query));
  const groups = getIndex(help).flatMap(({ group, words }) => {
    const questions = group.questions.filter(({ id }) => required.every((word) => words.get(id)?.has(word)));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  return { query, groups };
}
