import type { UploadedPictureWithAlt } from '~/domain/publishing/uploaded-picture';

export interface HelpLink {
  text: string;
  href: string;
}

/** Words that are set apart. */
export interface HelpMark {
  text: string;
  style: 'strong' | 'emphasis' | 'code';
}

/** One or more sentences with inline links. */
export type RichText = string | readonly (string | HelpLink | HelpMark)[];

/** Drawings made of tiles (`features/help/tile-drawing`). */
export const DRAWING_NAMES = [
  'order-progress',
  'upi-code',
  'sold-out',
  'price-steps',
  'gst-halves',
  'one-browser',
  'sign-in-methods',
  'outlier-mark',
  'saved-ballot',
  'separate-teams',
  'waiting-list',
  'weekend',
  'event-seats',
  'workshop-room',
  'team-sizes',
] as const;
export type DrawingName = (typeof DRAWING_NAMES)[number];

export type HelpBlock =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'steps'; steps: readonly RichText[] }
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'note'; text: RichText }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'drawing'; drawing: DrawingName; caption: string }
  | { kind: 'picture'; picture: UploadedPictureWithAlt };

export interface HelpSection {
  /** Fragment of the section's URL. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

export interface HelpArticle {
  slug: string;
  /** The title, as a question. */
  question: string;
  /** The short answer. */
  short: string;
  /** Search terms that are not shown. */
  keywords: string;
  sections: readonly HelpSection[];
  /** Slugs of related articles. */
  related: readonly string[];
}

export const HELP_CATEGORY_IDS = [
  'orders',
  'payment',
  'shop',
  'account',
  'organising',
  'taking-part',
  'converge',
  'seats',
] as const;
export type HelpCategoryId = (typeof HELP_CATEGORY_IDS)[number];

export interface HelpCategory {
  id: HelpCategoryId;
  name: string;
  /** Audience of the category, as part of a sentence. */
  lead: string;
  articles: readonly HelpArticle[];
}
