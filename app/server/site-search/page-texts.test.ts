import { expect, it } from 'vitest';
import { splitMarkdown } from './page-texts.server';

it('paragraphs, headings and lists become plain text; code and tables are left out', () => {
  const text = [
    '# Title',
    'One **bold** [link](/path) and `code`.',
    '```ts\nconst secret = 1;\n```',
    '## A heading',
    '| a | b |\n| --- | --- |',
    '- first\n- second[^1]',
    '> **Note**\n>\n> A remark.',
  ].join('\n\n');
  expect(splitMarkdown(text)).toEqual([
    'One bold link and code.',
    'A heading',
    'first second',
    'Note A remark.',
  ]);
});
