import type { PageKind } from './page-kind';

/** Bytes after Brotli, and how many there may be. */
export interface Weight {
  bytes: number;
  budget: number;
}

/** The heaviest document of a kind that the build rendered, with the script and the styles that it loads. */
export interface DocumentFacts {
  kind: PageKind;
  /** How many the build rendered. */
  pages: number;
  /** Of the heaviest one. */
  path: string;
  document: Weight;
  script: Weight;
  styles: Weight;
}

/** The last run of all tests before the build. */
export interface TestFacts {
  /** ISO time at which its first stage began. */
  startedAt: string;
  passed: number;
  /** Pages that were checked for accessibility, each at two widths and in both themes. */
  accessiblePages: number;
}

/** What the build measures of itself. */
export interface SiteFacts {
  /** ISO time. */
  builtAt: string;
  documents: readonly DocumentFacts[];
  /** The heaviest page that React Router hydrates as a whole: cart, checkout and wishlist. */
  hydratedScript: Weight;
  /** Absent when not all tests had passed before the build. */
  tests?: TestFacts;
}
