import type { Announcement } from '~/domain/announcements/announcement';
import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { hashSource } from './content-security-policy.server';

/**
 * The styles are sent with the bar instead of the stylesheet: pages without a bar do not carry them. The colours are the glazes,
 * the same in both themes. Where the header has menus, the height is fixed, because their position depends on it (frame.css).
 */
const STYLE = [
  '.announcement{display:flex;align-items:center;min-height:44px;padding-inline:16px 4px;background:#0191a0;color:#0c120f;font-size:.875rem;line-height:1.25rem}',
  '.announcement[data-tone=offer]{background:#3aa273}',
  '.announcement[data-tone=important]{background:#f8b22b}',
  '.announcement p{flex:1;margin:0;padding-block:6px;text-align:center;text-wrap:balance;overflow-wrap:anywhere}',
  '.announcement a{display:inline-block;padding:2px 4px;font-weight:600;text-decoration:underline;text-underline-offset:4px}',
  '.announcement a:hover{text-decoration-thickness:2px}',
  '.announcement button{display:grid;place-items:center;width:44px;height:44px;border:0;background:none;color:inherit;cursor:pointer}',
  '.announcement button:disabled{cursor:default}',
  '.announcement svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.5}',
  '.announcement :focus-visible{outline:2px solid #0c120f;outline-offset:-4px}',
  '.announcement~*{--banner-height:44px}',
  '.demo-banner~.announcement~*{--banner-height:calc(44px + 2rem)}',
  '@media (width>=62em){.announcement{height:44px}.announcement p{padding:0}}',
  '@media print{.announcement{display:none}}',
].join('');

const STYLE_HASH = hashSource(STYLE);

/** In a preview, the button to close does nothing. */
function renderBar({ id, text, link, tone }: Announcement, isPreview: boolean): string {
  const anchor = link ? ` <a href="${escapeHtml(link.path)}">${escapeHtml(link.label)}</a>` : '';
  return [
    `<section class="announcement" aria-label="Announcement" data-tone="${tone}">`,
    `<p>${escapeHtml(text)}${anchor}</p>`,
    `<form method="post" action="${paths.closeAnnouncement()}">`,
    `<button name="id" value="${id}" aria-label="Close the announcement"${isPreview ? ' disabled' : ''}>`,
    '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="m3 3 10 10M13 3 3 13"/></svg>',
    '</button></form></section>',
  ].join('');
}

interface Page {
  html: string;
  headers: Readonly<Record<string, string>>;
}

const POLICY = 'Content-Security-Policy';

/** The first link of a page. Screen readers expect that it stays the first one. */
const SKIP_LINK = /<a href="#content"[^>]*>[^<]*<\/a>/;

/**
 * Writes the bar into a finished page, above its header. React accepts an element that it does not know there, if no other child of
 * the body is a `section`. A page without a header shows none.
 */
export function addAnnouncementBar(
  { html, headers }: Page,
  announcement: Announcement,
  { isPreview = false } = {},
): Page {
  const bar = renderBar(announcement, isPreview);
  return {
    html: html
      .replace('</head>', () => `<style>${STYLE}</style></head>`)
      .replace(SKIP_LINK, (link) => `${link}${bar}`),
    headers: {
      ...headers,
      [POLICY]: (headers[POLICY] ?? '').replace("style-src 'self'", `style-src 'self' ${STYLE_HASH}`),
    },
  };
}
