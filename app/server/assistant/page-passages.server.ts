import { footerColumns, headerMenus, legalLinks, type NavigationLink } from '~/content/site/navigation';
import type { Passage } from './passage.server';

const headerLinks = headerMenus.flatMap((menu) => [...menu.groups.flatMap(({ links }) => links), menu]);
const footerLinks = footerColumns.flatMap(({ links }) => links);

/** The first link to a path is its title and text. The labels of further links are keywords. */
function toPassage(href: string, [first, ...others]: readonly NavigationLink[]): Passage[] {
  if (!first) return [];
  return [
    {
      title: first.label,
      text: first.description ?? '',
      source: { label: first.label, href },
      keywords: others.map(({ label, description = '' }) => `${label} ${description}`).join(' '),
    },
  ];
}

/** The pages in the menus. */
export const pagePassages: readonly Passage[] = [
  ...Map.groupBy([...headerLinks, ...footerLinks, ...legalLinks], ({ href }) => href),
].flatMap(([href, links]) => toPassage(href, links));
