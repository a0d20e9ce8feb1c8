import type { HelpContent } from '~/content/help/merge-help';
import { articles } from '~/content/journal/articles';
import { paths } from '~/paths';
import { oncePerHelp } from '../help-entries/once-per-help.server';

interface PageSection {
  /** Fragment of the section's URL. */
  id: string;
  title: string;
}

const groupSectionsByPath = oncePerHelp(
  (help): ReadonlyMap<string, readonly PageSection[]> =>
    new Map<string, readonly PageSection[]>([
      ...help.articles.map(({ slug, sections }) => [paths.helpArticle(slug), sections] as const),
      ...articles.map(
        ({ slug, outline }) =>
          [paths.article(slug), outline.map(({ id, text }) => ({ id, title: text }))] as const,
      ),
    ]),
);

interface Paragraph {
  text: string;
  /** The section that holds it. Missing before the first heading and on pages without sections. */
  section?: PageSection;
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/** The paragraphs of a document's body, without its headings, each with the heading above it. */
export function listParagraphs(help: HelpContent, path: string, body: readonly string[]): Paragraph[] {
  const sections = new Map(
    (groupSectionsByPath(help).get(path) ?? []).map((section) => [plain(section.title), section] as const),
  );
  let section: PageSection | undefined;
  return body.flatMap((text) => {
    const heading = sections.get(plain(text));
    if (heading) {
      section = heading;
      return [];
    }
    return [{ text, ...(section && { section }) }];
  });
}
