import type { Trail } from '~/sections/trail-of-page';

/**
 * How a page reaches the browser (docs/ARCHITECTURE.md, "Three ways of a page").
 * static: no React in the browser · island: React arrives at an instrument when it is first touched ·
 * app: React Router takes over at once.
 */
export type PageWay = 'static' | 'island' | 'app';

export interface PageHandle {
  way: PageWay;
  /** Depends on nothing but the build, and is rendered with it. */
  prerender?: boolean;
  /** The way to the page: the layout shows it, and search engines are told the same. */
  trail?: Trail;
}
