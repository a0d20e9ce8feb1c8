import type { HelpArticle, HelpBlock, Words } from './types';

/** Words without their links. */
export function plainWords(words: Words): string {
  if (typeof words === 'string') return words;
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

function passagesOfBlock(block: HelpBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [plainWords(block.words)];
    case 'steps':
      return block.steps.map(plainWords);
    case 'list':
      return block.items.map(plainWords);
    case 'table':
      return block.rows.map((row) => row.map((cell) => cell.replace(/\.$/, '')).join(': '));
    case 'drawing':
      return [block.caption];
  }
}

/** What an article says, passage by passage, without its title. The first passage is the short answer. */
export function passagesOf({ short, sections }: HelpArticle): string[] {
  return [short, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(passagesOfBlock)])];
}
