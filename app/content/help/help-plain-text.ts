import type { HelpArticle, HelpBlock, RichText } from './help-article';

/** The text without links. */
export function toPlainText(words: RichText): string {
  if (typeof words === 'string') return words;
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/**
 * "Paid: We pack. Can it be cancelled? Yes": the first cell names the row; the other cells get their column heading.
 */
function formatTableRow(
  head: readonly string[],
  [name = '', firstHeading = '', ...others]: readonly string[],
): string {
  const said = others.map((cell, index) => {
    const asked = head[index + 2] ?? '';
    return `${asked}${asked.endsWith('?') ? '' : ':'} ${cell}`;
  });
  return [`${name}: ${firstHeading.replace(/\.$/, '')}`, ...said].join('. ');
}

function listBlockPassages(block: HelpBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [toPlainText(block.text)];
    case 'steps':
      return block.steps.map(toPlainText);
    case 'list':
      return block.items.map(toPlainText);
    case 'table':
      return block.rows.map((row) => formatTableRow(block.head, row));
    case 'drawing':
      return [block.caption];
    case 'picture':
      return [block.picture.alt];
  }
}

/** The text of an article as passages, without its title. The first passage is the short answer. */
export function listArticlePassages({ short, sections }: HelpArticle): string[] {
  return [short, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(listBlockPassages)])];
}
