import { findTeamMember } from '~/content/company/team';
import type { HelpArticle } from '~/content/help/help-article';
import { writeHelpMarkdown } from '~/content/help/write-help-markdown';
import type { Article } from '~/content/journal/article';
import { articles } from '~/content/journal/articles';
import { paths } from '~/paths';
import { site } from '~site';
import { readArticleSource } from '../articles/repository-texts.server';
import { BUILD_ORIGIN } from '../env.server';

/** A file of the browser build. */
export interface TextFile {
  /** Path of its URL. */
  path: string;
  text: string;
}

const readAttribute = (tag: string, name: string): string =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? '';

/** A bar chart as a table. */
function writeChart(tag: string): string {
  const unit = readAttribute(tag, 'unit');
  const rows = [...tag.matchAll(/label:\s*(?:'([^']*)'|"([^"]*)")\s*,\s*value:\s*([\d._]+)/g)].map(
    ([, single, double, value]) => `| ${single ?? double} | ${value} |`,
  );
  return [
    `**${readAttribute(tag, 'title')}**`,
    '',
    `| | ${unit} |`,
    '| --- | --- |',
    ...rows,
    '',
    readAttribute(tag, 'source'),
  ].join('\n');
}

const quote = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Replaces the components that articles use (features/journal/article) by Markdown. Code stays as it is. */
const replaceComponents = (text: string): string =>
  text
    .replace(/<BarChart\b[\s\S]*?\/>/g, writeChart)
    .replace(/<Plate\b[\s\S]*?\/>/g, (tag) => `*Picture: ${readAttribute(tag, 'caption')}*`)
    .replace(/<Aside\b([^>]*)>([\s\S]*?)<\/Aside>/g, (_, attributes: string, inner: string) =>
      quote(`**${readAttribute(attributes, 'title')}**\n\n${inner.trim()}`),
    )
    .replace(/^<\/?Steps>\n*/gm, '');

/** Every second part of a text that is split at its code blocks is code. */
const replaceOutsideCode = (text: string): string =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? replaceComponents(part) : part))
    .join('');

/** The text of an article's file as plain Markdown, with its title and author. `origin` begins its URL. */
export function toMarkdown(article: Article, source: string, origin: string): string {
  const { title, summary, authorId, publishedOn, updatedOn, slug } = article;
  const author = findTeamMember(authorId)?.name;
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  const dates = updatedOn ? `${publishedOn}, corrected on ${updatedOn}` : publishedOn;
  return [
    `# ${title}`,
    summary,
    `${author}, ${site.legalName}, ${dates}. ${origin}${paths.article(slug)}`,
    replaceOutsideCode(body).trim(),
    '',
  ].join('\n\n');
}

/** An article of the repository as Markdown, for programs that read text. The build knows no other origin. */
export const readMarkdown = async (article: Article): Promise<string> =>
  toMarkdown(article, await readArticleSource(article.slug), BUILD_ORIGIN);

/** The Markdown of every article of the repository, one after the other. */
export async function* createMarkdownFiles(): AsyncGenerator<TextFile> {
  for (const article of articles)
    yield { path: paths.articleMarkdown(article.slug), text: await readMarkdown(article) };
}

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
