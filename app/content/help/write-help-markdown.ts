import { toPictureSrc } from '~/domain/publishing/uploaded-picture';
import type { HelpBlock, HelpSection, RichText } from './help-article';

interface WritingOptions {
  /** How the URL of a link or a picture is written. */
  toHref: (href: string) => string;
  /** How a drawing is written, by its name and caption. */
  toDrawing: (name: string, caption: string) => string;
}

/** Characters that Markdown would read as markup. */
const escapeText = (text: string) => text.replace(/[\\*_`[\]<|]/g, '\\$&');

const MARKS = { strong: '**', emphasis: '*', code: '`' } as const;

function writeText(text: RichText, { toHref }: WritingOptions): string {
  if (typeof text === 'string') return escapeText(text);
  return text
    .map((part) => {
      if (typeof part === 'string') return escapeText(part);
      if ('href' in part) return `[${escapeText(part.text)}](${toHref(part.href)})`;
      const mark = MARKS[part.style];
      return `${mark}${part.style === 'code' ? part.text : escapeText(part.text)}${mark}`;
    })
    .join('');
}

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function writeBlock(block: HelpBlock, options: WritingOptions): string {
  switch (block.kind) {
    case 'paragraph':
      return writeText(block.text, options);
    case 'note':
      return `> ${writeText(block.text, options)}`;
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${writeText(step, options)}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${writeText(item, options)}`).join('\n');
    case 'table':
      return [
        `**${escapeText(block.caption)}**`,
        '',
        writeRow(block.head.map(escapeText)),
        writeRow(block.head.map(() => '---')),
        ...block.rows.map((row) => writeRow(row.map(escapeText))),
      ].join('\n');
    case 'drawing':
      return options.toDrawing(block.drawing, escapeText(block.caption));
    case 'picture': {
      const { alt } = block.picture;
      return `![${escapeText(alt)}](${options.toHref(toPictureSrc(block.picture))})`;
    }
  }
}

/** The sections of a help article as Markdown. */
export const writeHelpMarkdown = (sections: readonly HelpSection[], options: WritingOptions): string =>
  sections
    .flatMap(({ title, blocks }) => [
      `## ${escapeText(title)}`,
      ...blocks.map((block) => writeBlock(block, options)),
    ])
    .join('\n\n');

/** As staff edit it: links as they are, drawings by their name. */
export const writeEditableMarkdown = (sections: readonly HelpSection[]): string =>
  writeHelpMarkdown(sections, {
    toHref: (href) => href,
    toDrawing: (name, caption) => `![${caption}](drawing:${name})`,
  });
