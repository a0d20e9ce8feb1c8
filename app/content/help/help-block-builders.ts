import type { DrawingName, HelpBlock, HelpLink, HelpSection, RichText } from './help-article';

type TextParts = Exclude<RichText, string>;

/** An inline link. */
export const link = (text: string, href: string): HelpLink => ({ text, href });

export const paragraph = (...text: TextParts): HelpBlock => ({ kind: 'paragraph', text });

export const note = (...text: TextParts): HelpBlock => ({ kind: 'note', text });

export const steps = (...each: readonly RichText[]): HelpBlock => ({ kind: 'steps', steps: each });

export const list = (...items: readonly RichText[]): HelpBlock => ({ kind: 'list', items });

export const drawing = (name: DrawingName, caption: string): HelpBlock => ({
  kind: 'drawing',
  drawing: name,
  caption,
});

export const table = (
  caption: string,
  head: readonly string[],
  ...rows: readonly (readonly string[])[]
): HelpBlock => ({ kind: 'table', caption, head, rows });

const toFragment = (title: string) =>
  title
    .toLowerCase()
    .replace(/’/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A section of an article. Its id is derived from the title. */
export const section = (title: string, ...blocks: readonly HelpBlock[]): HelpSection => ({
  id: toFragment(title),
  title,
  blocks,
});
