import type { HelpArticle, HelpBlock, RichText } from '~/content/help/help-article';
import { helpArticles } from '~/content/help/help-articles';
import { toPlainText } from '~/content/help/help-plain-text';
import { paths } from '~/paths';
import { site } from '~site';

const origin = `https://${site.domain}`;

/** A file of the browser build, as are the articles of the journal. */
export const getHelpMarkdownPath = (slug: string): string => `/help/${slug}.md`;

/** The text with its links. Paths of this site become whole URLs. */
const writeText = (text: RichText): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) =>
          typeof part === 'string' ? part : `[${part.text}](${new URL(part.href, origin).href})`,
        )
        .join('');

const writeRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function writeBlock(block: HelpBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return writeText(block.text);
    case 'note':
      return `> ${writeText(block.text)}`;
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${writeText(step)}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${writeText(item)}`).join('\n');
    case 'table':
      return [
        `**${block.caption}**`,
        '',
        writeRow(block.head),
        writeRow(block.head.map(() => '---')),
        ...block.rows.map(writeRow),
      ].join('\n');
    case 'drawing':
      return `*Drawing: ${block.caption}*`;
  }
}

/** A help article as plain Markdown. */
const writeHelpMarkdown = ({ slug, question, short, sections }: HelpArticle): string =>
  `${[
    `# ${question}`,
    short,
    ...sections.flatMap(({ title, blocks }) => [`## ${toPlainText(title)}`, ...blocks.map(writeBlock)]),
    `${site.legalName}: ${origin}${paths.helpArticle(slug)}`,
  ].join('\n\n')}\n`;

/** Every help article as Markdown, for programs that read text. */
export const createHelpMarkdownFiles = () =>
  helpArticles.map((article) => ({
    path: getHelpMarkdownPath(article.slug),
    text: writeHelpMarkdown(article),
  }));
