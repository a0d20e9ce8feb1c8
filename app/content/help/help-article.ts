export interface HelpLink {
  text: string;
  href: string;
}

/** A sentence or several; links stand in their place. */
export type RichText = string | readonly (string | HelpLink)[];

/** Small pictures laid of tiles, drawn by `features/help/tile-drawing`. */
export type DrawingName =
  | 'order-progress'
  | 'upi-code'
  | 'sold-out'
  | 'price-steps'
  | 'gst-halves'
  | 'one-browser'
  | 'sign-in-methods'
  | 'outlier-mark'
  | 'saved-ballot'
  | 'separate-teams'
  | 'waiting-list'
  | 'weekend'
  | 'event-seats'
  | 'workshop-room'
  | 'team-sizes';

export type HelpBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'steps'; steps: readonly RichText[] }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'note'; text: RichText }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; drawing: DrawingName; caption: string };

export interface HelpSection {
  /** Fragment of its address. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

export interface HelpArticle {
  slug: string;
  /** The title, as somebody would ask it. */
  question: string;
  /** The answer for people who read no further. */
  short: string;
  /** Other words that people look for it by; they are not shown. */
  keywords: string;
  sections: readonly HelpSection[];
  /** Slugs of articles that answer what is asked next. */
  related: readonly [string, string, ...string[]];
}

export type HelpCategoryId =
  | 'orders'
  | 'payment'
  | 'shop'
  | 'account'
  | 'organising'
  | 'taking-part'
  | 'converge'
  | 'seats';

export interface HelpCategory {
  id: HelpCategoryId;
  name: string;
  /** Whom it is for, in half a sentence. */
  lead: string;
  articles: readonly HelpArticle[];
}
