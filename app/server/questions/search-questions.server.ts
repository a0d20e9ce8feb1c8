import { type QuestionGroup, questionGroups } from '~/content/question-groups';
import { cleanHelpQuery } from '~/domain/help-answers';
import { stemOf, tellingWords, wordsOf } from '../assistant/words.server';

const stems = (words: readonly string[]) => words.map((word) => stemOf(word) ?? word);

const indexed = questionGroups.map((group) => ({
  group,
  words: new Map(
    group.questions.map(({ id, question, answer }) => [id, new Set(stems(wordsOf(`${question} ${answer}`)))]),
  ),
}));

export interface FoundQuestions {
  query: string;
  groups: readonly QuestionGroup[];
}

/** The questions that hold every telling word of what is typed; all of them when nothing telling is. */
export function searchQuestions(typed: string): FoundQuestions {
  const query = cleanHelpQuery(typed);
  const wanted = stems(tellingWords(query));
  const groups = indexed.flatMap(({ group, words }) => {
    const questions = group.questions.filter(({ id }) => wanted.every((word) => words.get(id)?.has(word)));
    return questions.length > 0 ? [{ ...group, questions }] : [];
  });
  return { query, groups };
}
