import { adminPaths, isBackOfficePath } from '~/content/admin/admin-paths';
import { escapeHtml } from '~/domain/text/escape-html';
import { paths } from '~/paths';
import { buildContentSecurityPolicy, hashSource, securityHeaders } from './content-security-policy.server';

/** Colours and margins of the site, in a few bytes. */
const STYLE =
  'body{max-width:34rem;margin:14vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif;color:#f2efe6;background:#0f1512}h1{line-height:1.1}a{color:inherit}@media(prefers-color-scheme:light){body{color:#151d19;background:#f4f2ea}}';

const STYLE_HASH = hashSource(STYLE);

const createLink = (pathname: string): string =>
  isBackOfficePath(pathname)
    ? `<a href="${adminPaths.today()}">To the back office</a>`
    : `<a href="${paths.home()}">To the home page</a>`;

interface PlainPage {
  status: number;
  title: string;
  text: string;
  headers?: Record<string, string>;
  /** What was requested. Default: the home page. */
  pathname?: string;
}

/** A page without the layout of the site, for floods of requests and for errors of the renderer. */
export function createPlainPage({
  status,
  title,
  text,
  headers = {},
  pathname = paths.home(),
}: PlainPage): Response {
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title><style>${STYLE}</style><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${createLink(pathname)}</p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': buildContentSecurityPolicy({ scriptHashes: [], styleHashes: [STYLE_HASH] }),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
