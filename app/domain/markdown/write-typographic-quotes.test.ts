import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { getText, type MarkdownNode } from './syntax-trees';
import { writeTypographicQuotes } from './write-typographic-quotes';

/** The text of a source after its quotes are set, one line for each paragraph, heading and cell. */
function read(source: string): string {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(source) as MarkdownNode;
  writeTypographicQuotes()(tree);
  const listLines = (node: MarkdownNode): string[] =>
    ['paragraph', 'heading', 'tableCell', 'code'].includes(node.type)
      ? [getText(node)]
      : (node.children ?? []).flatMap(listLines);
  return listLines(tree).join('\n');
}

test.each([
  ['He said "yes".', 'He said “yes”.'],
  ['He said "*yes*".', 'He said “yes”.'],
  ['He said "**yes** and no".', 'He said “yes and no”.'],
  ['See "[the list](/faq)", please.', 'See “the list”, please.'],
  ['*"Yes"*, she said.', '“Yes”, she said.'],
  ['**The "*big*" one**', 'The “big” one'],
  ['("*yes*")', '(“yes”)'],
  ['Call it "`map`".', 'Call it “map”.'],
  ["The *kiln*'s door", 'The kiln’s door'],
  ['Ends with *"yes"*', 'Ends with “yes”'],
  ['One line\n"*two*" lines', 'One line\n“two” lines'],
])('%s', (source, text) => {
  expect(read(source)).toBe(text);
});

test('code stays as it is, and each block begins anew', () => {
  expect(read('Write `a = "b"` here.')).toBe('Write a = "b" here.');
  expect(read('```\nsay "hi"\n```')).toBe('say "hi"');
  expect(read('# "One"\n\n- "two"\n- "*three*"\n\n| "A" |\n| --- |\n| "**4**" |')).toBe(
    '“One”\n“two”\n“three”\n“A”\n“4”',
  );
});
