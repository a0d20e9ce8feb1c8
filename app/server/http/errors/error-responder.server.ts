import { isBackOfficePath } from '~/content/admin/admin-paths';
import { escapeHtml } from '~/domain/text/escape-html';
import { getSecurityHeaders } from '../pages/opener-policy.server';
import { createPlainPage } from '../pages/plain-page.server';
import type { RenderPage } from '../pages/render-page.server';
import {
  placeholders,
  type RequestError,
  type RequestErrorLayout,
  requestErrorLayout,
} from './request-error.server';

/** Creates the response for a request error, as a page or as JSON. */
export type ErrorResponder = (request: Request, error: RequestError) => Promise<Response>;

interface Template {
  html: string;
  headers: Headers;
}

const LAYOUTS_URL = 'http://site.invalid/request-error/';
const BACK_OFFICE_LAYOUTS_URL = `${LAYOUTS_URL}back-office/`;

const hiddenField = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`;

function chooseLayout({ resend, needsSignIn }: RequestError): RequestErrorLayout {
  if (!resend) return 'words';
  const form = resend.fileField === undefined ? 'form' : 'file-form';
  return needsSignIn ? `sign-in-${form}` : form;
}

const placeholderPattern = new RegExp(
  `${hiddenField(placeholders.fields, '').replace(' value=""', '')}|${Object.values(placeholders).join('|')}`,
  'g',
);

/** Replaces all placeholders in one pass, so that placeholders in user input are not replaced. */
function fillIn(html: string, { title, text, resend }: RequestError, { pathname, search }: URL): string {
  const values: Record<string, string> = {
    [placeholders.title]: title,
    [placeholders.text]: text,
    [placeholders.action]: resend?.action ?? '',
    [placeholders.encoding]: resend?.isMultipart
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
    [placeholders.fileField]: resend?.fileField ?? '',
    [placeholders.page]: pathname + search,
  };
  const fields = resend?.fields.map(([name, value]) => hiddenField(name, value)).join('') ?? '';
  return html.replace(placeholderPattern, (found) =>
    found in values ? escapeHtml(values[found] ?? '') : fields,
  );
}

/** Whether a script sent the request: it sends or accepts JSON, or requests loader data. The response is then JSON. */
export function isScriptCall({ url, headers }: Request): boolean {
  if (headers.get('content-type')?.toLowerCase().startsWith('application/json')) return true;
  const accepted = headers.get('accept') ?? '';
  const prefersJson = accepted.includes('application/json') && !accepted.includes('text/html');
  return prefersJson || new URL(url).pathname.endsWith('.data');
}

/**
 * Creates error pages in the layout of the site, or of the back office for its paths. Each layout is rendered once and cached as a
 * template, so that refused requests are cheap.
 */
export function createErrorResponder(renderPage: RenderPage): ErrorResponder {
  const templates = new Map<string, Promise<Template>>();

  async function render(url: string, layout: RequestErrorLayout): Promise<Template> {
    const page = await renderPage(new Request(url), (context) => context.set(requestErrorLayout, layout));
    if (page.status !== 200) throw new Error(`The error page responds with ${page.status}.`);
    return { html: await page.text(), headers: page.headers };
  }

  function getTemplate({ pathname }: URL, layout: RequestErrorLayout): Promise<Template> {
    const url = (isBackOfficePath(pathname) ? BACK_OFFICE_LAYOUTS_URL : LAYOUTS_URL) + layout;
    const template = templates.get(url) ?? render(url, layout);
    templates.set(url, template);
    template.catch(() => templates.delete(url));
    return template;
  }

  return async (request, error) => {
    const { status, text, retryAfterSeconds } = error;
    const retry: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    if (isScriptCall(request)) {
      const body = { error: text, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...retry } });
    }
    const url = new URL(request.url);
    const template = await getTemplate(url, chooseLayout(error)).catch(() => undefined);
    if (!template)
      return createPlainPage({ status, title: error.title, text, headers: retry, pathname: url.pathname });
    const headers = new Headers(template.headers);
    const own = {
      ...getSecurityHeaders(url.pathname),
      'Cache-Control': 'no-store',
      ...retry,
    };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(fillIn(template.html, error, url), { status, headers });
  };
}
