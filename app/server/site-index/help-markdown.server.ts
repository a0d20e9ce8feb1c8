import type { HelpArticle } from '~/content/help/help-article';
import { writeHelpMarkdown } from '~/content/help/write-help-markdown';
import { paths } from '~/paths';
import { site } from '~site';

/**
 * A help article as plain Markdown, for programs that read text. Paths of this site become whole URLs. `origin` is the canonical one
 * of the site.
 */
export const toHelpMarkdown = ({ slug, question, short, sections }: HelpArticle, origin: string): string =>
  `${[
    `# ${question}`,
    short,
    writeHelpMarkdown(sections, {
      toHref: (href) => new URL(href, origin).href,
      toDrawing: (_, caption) => `*Drawing: ${caption}*`,
    }),
    `${site.legalName}: ${origin}${paths.helpArticle(slug)}`,
  ].join('\n\n')}\n`;
