import { escapeHtml } from '~/domain/text/escape-html';
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.server';

/** A page without the layout of the site, for floods of requests and for errors of the renderer. */
export function createPlainPage(
  status: number,
  title: string,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${escapeHtml(title)}</title><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="/">To the home page</a></p></main></html>`;
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ scriptHashes: [], styleHashes: [] }),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
