import { Window } from 'happy-dom';

export interface PageContent {
  path: string;
  /** All sequences of three words of the main element, in lower case. */
  phrases: ReadonlySet<string>;
  /** The tags of the main element, in order. Repeated tags count once. */
  structure: readonly string[];
}

const STRUCTURAL_TAGS =
  'section, article, header, aside, nav, form, h1, h2, h3, ul, ol, dl, table, figure, blockquote, details, picture, svg, address, fieldset';

function findPhrases(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Reads text and structure of the main element. Header and footer are the same on all pages. */
export function parsePageContent(path: string, html: string): PageContent {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const main = document.querySelector('main');
  for (const hidden of main?.querySelectorAll('script, style, template') ?? []) hidden.remove();
  const parts = [...(main?.querySelectorAll(STRUCTURAL_TAGS) ?? [])].map(({ tagName }) =>
    tagName.toLowerCase(),
  );
  const text = main?.innerHTML.replace(/<[^>]*>/g, ' ').replace(/&[a-z#\d]+;/g, ' ') ?? '';
  return {
    path,
    phrases: findPhrases(text),
    structure: parts.filter((part, index) => part !== parts[index - 1]),
  };
}

/** From 0 for no common phrases to 1 for the same phrases. */
function compareText(one: PageContent, other: PageContent): number {
  const both = [...one.phrases].filter((phrase) => other.phrases.has(phrase)).length;
  return both / Math.max(1, Math.min(one.phrases.size, other.phrases.size));
}

/** The longest common subsequence of both structures, from 0 to 1. */
function compareStructure({ structure: first }: PageContent, { structure: second }: PageContent): number {
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

/** Compares all pairs of pages. */
export const comparePages = (pages: readonly PageContent[]): PagePair[] =>
  pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pages: `${one.path} and ${other.path}`,
      sharedText: compareText(one, other),
      sharedStructure: compareStructure(one, other),
    })),
  );
