import { footerColumns } from '~/content/navigation';
import type { Suggestion } from './not-found-page';

const wordsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2),
  );

/** How many two-letter pieces two words have in common, from 0 to 1; forgives a slipped letter. */
function likeness(a: string, b: string): number {
  const pairs = (word: string) =>
    new Set(Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2)));
  const [first, second] = [pairs(a), pairs(b)];
  const both = [...first].filter((pair) => second.has(pair)).length;
  return (2 * both) / (first.size + second.size);
}

/** Up to three pages whose address or name is nearest to a path that does not exist. */
export function suggestPages(path: string): Suggestion[] {
  const asked = [...wordsOf(path.slice(0, 200))].slice(0, 12);
  return footerColumns
    .flatMap((column) => column.links)
    .map((link) => {
      const own = [...wordsOf(link.href), ...wordsOf(link.label)];
      const score = asked.reduce(
        (sum, word) => sum + Math.max(0, ...own.map((other) => likeness(word, other))),
        0,
      );
      return { link, score };
    })
    .filter(({ score }) => score >= 0.6)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ link }) => ({ label: link.label, href: link.href }));
}
