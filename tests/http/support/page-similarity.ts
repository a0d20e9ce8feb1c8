import { Window } from 'happy-dom';

export interface PageContent {
  path: string;
  /** Every run of three words of its main part, in small letters. */
  phrases: ReadonlySet<string>;
  /** What its main part is built of, in order; the same thing several times in a row counts once. */
  structure: readonly string[];
}

const building =
  'section, article, header, aside, nav, form, h1, h2, h3, ul, ol, dl, table, figure, blockquote, details, picture, svg, address, fieldset';

function phrasesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** What can be compared of a page: its words, and how it is built. Header and footer are the same everywhere. */
export function parsePageContent(path: string, html: string): PageContent {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main');
  for (const unseen of main?.querySelectorAll('script, style, template') ?? []) unseen.remove();
  const parts = [...(main?.querySelectorAll(building) ?? [])].map(({ tagName }) => tagName.toLowerCase());
  const text = main?.innerHTML.replace(/<[^>]*>/g, ' ').replace(/&[a-z#\d]+;/g, ' ') ?? '';
  return {
    path,
    phrases: phrasesOf(text),
    structure: parts.filter((part, index) => part !== parts[index - 1]),
  };
}

/** From 0, nothing in common, to 1, the same. */
function sharedPhrases(one: PageContent, other: PageContent): number {
  const both = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length;
  return both / Math.max(1, Math.min(one.phrases.size, other.phrases.size));
}

/** The longest run of parts that both have in the same order, gaps allowed, against the length of the two. */
function sharedOrder({ structure: first }: PageContent, { structure: second }: PageContent): number {
  let row = new Array<number>(second.length + 1).fill(0);
  for (const part of first) {
    const next = [0];
    for (const [index, candidate] of second.entries()) {
      next.push(part === candidate ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return (2 * (row.at(-1) ?? 0)) / Math.max(1, first.length + second.length);
}

export interface PagePair {
  pages: string;
  sharedText: number;
  sharedStructure: number;
}

/** Every two pages, and how alike they are. */
export const comparePages = (pages: readonly PageContent[]): PagePair[] =>
  pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pages: `${one.path} and ${other.path}`,
      sharedText: sharedPhrases(one, other),
      sharedStructure: sharedOrder(one, other),
    })),
  );
