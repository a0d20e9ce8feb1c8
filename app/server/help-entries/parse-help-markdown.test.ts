import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repositoryHelpArticles } from '~/content/help/help-articles';
import { listArticlePassages } from '~/content/help/help-plain-text';
import { writeEditableMarkdown } from '~/content/help/write-help-markdown';
import { findHelpIssues, parseHelpMarkdown } from './parse-help-markdown.server';

describe.each(repositoryHelpArticles)('R-HELP-3: $slug as Markdown', (article) => {
  const source = writeEditableMarkdown(article.sections);
  const sections = parseHelpMarkdown(source);

  test('has no issue and becomes the same article again', () => {
    expect(findHelpIssues(source)).toEqual([]);
    expect(listArticlePassages({ ...article, sections })).toEqual(listArticlePassages(article));
    expect(sections.map(({ id }) => id)).toEqual(article.sections.map(({ id }) => id));
    const listKinds = (parsed: typeof sections) =>
      parsed.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(listKinds(sections)).toEqual(listKinds([...article.sections]));
    expect(writeEditableMarkdown(sections)).toBe(source);
  });
});

test('marks, links and tables are kept', () => {
  const source =
    '## One\n\nA **bold** word, *another*, `code` and [a link](/faq).\n\n**Prices**\n\n| A | B |\n| --- | --- |\n| 1 | 2 |';
  expect(parseHelpMarkdown(source)).toEqual([
    {
      id: 'one',
      title: 'One',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'A ',
            { text: 'bold', style: 'strong' },
            ' word, ',
            { text: 'another', style: 'emphasis' },
            ', ',
            { text: 'code', style: 'code' },
            ' and ',
            { text: 'a link', href: '/faq' },
            '.',
          ],
        },
        { kind: 'table', caption: 'Prices', head: ['A', 'B'], rows: [['1', '2']] },
      ],
    },
  ]);
  expect(findHelpIssues(source)).toEqual([]);
});

const withTable = (cell: string) => `## One\n\n**Prices**\n\n| A | B |\n| --- | --- |\n| 1 | ${cell} |`;

test.each([
  ['text before the first heading', 'A text.\n\n## One\n\nB.', 'begins with a heading'],
  ['HTML', '## One\n\n<b>a</b>', 'HTML is not shown'],
  ['a link that a browser would run', '## One\n\n[a](javascript:alert(1))', 'are not allowed'],
  ['an unknown drawing', '## One\n\n![A](drawing:cow)', 'There is no drawing'],
  ['a picture from elsewhere', '## One\n\n![A](https://example.com/a.png)', 'uploaded to this article'],
  ['a picture of another article', '## One\n\n![A](/uploads/0-640.webp)', 'uploaded to this article'],
  ['a drawing inside a sentence', '## One\n\nA ![B](drawing:weekend) c', 'paragraph of its own'],
  ['a smaller heading', '## One\n\n### Two\n\nA', 'headings with ## alone'],
  ['a list in a list', '## One\n\n- a\n  - b', 'A point of a list is one paragraph'],
  ['a table without caption', '## One\n\n| A |\n| --- |\n| 1 |', 'needs a caption'],
  ['two headings with the same words', '## One\n\nA\n\n## One\n\nB', 'same id'],
  ['a code block', '## One\n\n```\na\n```', 'cannot show this'],
  ['a link in a heading', '## One\n\nA\n\n## [Two](/faq)\n\nB', 'Line 5: A heading is plain text'],
  ['code in a heading', '## One `code`\n\nA', 'Line 1: A heading is plain text'],
  ['a link in a table', withTable('[a](/faq)'), 'Line 7: A table holds plain text'],
  ['bold in a table', withTable('**a**'), 'Line 7: A table holds plain text'],
  ['italics in a table', withTable('*a* b'), 'Line 7: A table holds plain text'],
  ['code in a table', withTable('`a`'), 'Line 7: A table holds plain text'],
  [
    'code in the head of a table',
    withTable('1').replace('| B |', '| `B` |'),
    'Line 5: A table holds plain text',
  ],
  ['bold in a link', '## One\n\nSee [**this** one](/faq).', 'Line 3: The words of a link'],
  ['a task list', '## One\n\n- [ ] a\n- [x] b', 'Line 3: A point of a list has no box'],
  ['steps that begin with another number', '## One\n\n3. a\n4. b', 'Line 3: Steps begin with 1'],
])('R-HELP-3: %s is refused', (_, source, issue) => {
  expect(findHelpIssues(source).join(' ')).toContain(issue);
});

test('R-HELP-3: an address in a table stays plain text', () => {
  const source = withTable('hello@tessera.example, www.tessera.example and https://tessera.example/faq');
  expect(findHelpIssues(source)).toEqual([]);
  expect(parseHelpMarkdown(source)[0]?.blocks).toMatchObject([
    { rows: [['1', 'hello@tessera.example, www.tessera.example and https://tessera.example/faq']] },
  ]);
});

const picture = {
  id: '0198a0de-0000-7000-8000-000000000001',
  files: [
    { width: 320, height: 240 },
    { width: 640, height: 480 },
  ],
};

test('R-HELP-7: a picture of the article is a block of its own, with the text of its place', () => {
  const source = `## One\n\n![A "warm" kiln](/uploads/${picture.id}-640.webp)`;
  const sections = parseHelpMarkdown(source, [picture]);
  expect(sections[0]?.blocks).toEqual([{ kind: 'picture', picture: { ...picture, alt: 'A "warm" kiln' } }]);
  expect(findHelpIssues(source, [picture])).toEqual([]);
  expect(writeEditableMarkdown(sections)).toBe(source);
  expect(findHelpIssues(source.replace(/!\[.*\]/, '![ ]'), [picture]).join()).toContain('square brackets');
  expect(findHelpIssues(source.replace('\n\n!', '\n\nSee !'), [picture]).join()).toContain(
    'paragraph of its own',
  );
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      findHelpIssues(`## ${text}`);
      parseHelpMarkdown(`## A\n\n${text}`);
    }),
  );
});
