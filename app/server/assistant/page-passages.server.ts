import { footerColumns, headerMenus, legalLinks, type NavigationLink } from '~/content/site/navigation';
import type { Passage } from './passage.server';

const headerLinks = headerMenus.flatMap((menu) => [...menu.groups.flatMap(({ links }) => links), menu]);
const footerLinks = footerColumns.flatMap(({ links }) => links);

/** The first link to an address names and describes it; the labels of the others are further words for it. */
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

/** Every page that the menus lead to. */
export const pagePassages: readonly Passage[] = [
  ...Map.groupBy([...headerLinks, ...footerLinks, ...legalLinks], ({ href }) => href),
].flatMap(([href, links]) => toPassage(href, links));
