import { LINK_IN_VIEW_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { EXCLUDED_PREFIXES } from './speculation-rules';
import { whenIdle } from './when-idle';

/** A link that only scrolls by is not marked. */
const MIN_VIEW_MS = 500;

/** The limit of one page. Each link costs a visitor about 13 KB. */
export const MAX_LINKS_IN_VIEW = 8;

/** Links with a query lead to filtered lists, which are seldom in memory. */
const LINKS = `a[href^="/"]:not([href*="?"])${EXCLUDED_PREFIXES.map((prefix) => `:not([href^="${prefix}"])`).join('')}`;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function isLineFree(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** Marks links that stay in view, so that the speculation rules of the page prefetch their pages. */
function markLinksInView(): void {
  const timers = new Map<Element, number>();
  /** Paths that are marked, and the page itself. */
  const pages = new Set([location.pathname]);
  const mark = (link: HTMLAnchorElement) => {
    observer.unobserve(link);
    if (pages.has(link.pathname) || pages.size > MAX_LINKS_IN_VIEW) return;
    pages.add(link.pathname);
    link.toggleAttribute(LINK_IN_VIEW_ATTRIBUTE, true);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(target, window.setTimeout(mark, MIN_VIEW_MS, target as HTMLAnchorElement));
    }
  });
  const observe = (part: ParentNode) => {
    for (const link of part.querySelectorAll(LINKS)) observer.observe(link);
  };
  observe(document);
  // Menus are added to the page when they are opened.
  document.addEventListener('toggle', ({ target }) => observe(target as Element), true);
}

/** Begins when the page has loaded and the browser is idle, unless the visitor saves data or has a slow line. */
export function prefetchLinksInView(): void {
  if (!HTMLScriptElement.supports?.('speculationrules') || !isLineFree()) return;
  whenIdle(markLinksInView);
}
