import { expect, it } from 'vitest';
import { repositoryQuestionGroups } from './question-groups';

it('every question of the help centre links to its article', () => {
  const helpGroups = repositoryQuestionGroups.filter(
    ({ id }) => id === 'after-ordering' || id === 'accounts',
  );
  expect(helpGroups).toHaveLength(2);
  for (const { id, moreHref } of helpGroups.flatMap(({ questions }) => questions))
    expect(moreHref).toBe(`/help/detail?article=${id}`);
});
