import { securityHeadersAt } from '../pages/opener-policy.server';
import { escapeHtml, plainPage } from '../pages/plain-page.server';
import type { RenderPage } from '../pages/render-page.server';
import {
  placeholders,
  type RequestError,
  type RequestErrorLayout,
  type ResentForm,
  requestErrorLayout,
} from './request-error.server';

/** Answers a request with an error, in the form that its sender can read. */
export type AnswerRequestError = (request: Request, error: RequestError) => Promise<Response>;

interface Template {
  html: string;
  headers: Headers;
}

const LAYOUTS_URL = 'http://site.invalid/request-error/';

const hiddenField = (name: string, value: string) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`;

const layoutFor = (resend: ResentForm | undefined): RequestErrorLayout =>
  resend === undefined ? 'words' : resend.fileField === undefined ? 'form' : 'file-form';

const places = new RegExp(
  `${hiddenField(placeholders.fields, '').replace(' value=""', '')}|${Object.values(placeholders).join('|')}`,
  'g',
);

/** One pass: what somebody typed is never looked into for places. */
function fillIn(html: string, { title, text, resend }: RequestError): string {
  const values: Record<string, string> = {
    [placeholders.title]: title,
    [placeholders.text]: text,
    [placeholders.action]: resend?.action ?? '',
    [placeholders.encoding]: resend?.isMultipart
      ? 'multipart/form-data'
      : 'application/x-www-form-urlencoded',
    [placeholders.fileField]: resend?.fileField ?? '',
  };
  const fields = resend?.fields.map(([name, value]) => hiddenField(name, value)).join('') ?? '';
  return html.replace(places, (place) => (place in values ? escapeHtml(values[place] ?? '') : fields));
}

/** Calls of scripts are answered in JSON: they say so, or are the router's own. */
export function isCall({ url, headers }: Request): boolean {
  if (headers.get('content-type')?.toLowerCase().startsWith('application/json')) return true;
  const accepted = headers.get('accept') ?? '';
  const prefersJson = accepted.includes('application/json') && !accepted.includes('text/html');
  return prefersJson || new URL(url).pathname.endsWith('.data');
}

/**
 * Answers in the site's own layout. Each layout is rendered once and kept as a template: a refused request costs little,
 * however many there are.
 */
export function createErrorAnswers(renderPage: RenderPage): AnswerRequestError {
  const templates = new Map<RequestErrorLayout, Promise<Template>>();

  async function render(layout: RequestErrorLayout): Promise<Template> {
    const page = await renderPage(new Request(LAYOUTS_URL + layout), (context) =>
      context.set(requestErrorLayout, layout),
    );
    if (page.status !== 200) throw new Error(`The page for refused requests answers ${page.status}.`);
    return { html: await page.text(), headers: page.headers };
  }

  function templateOf(layout: RequestErrorLayout): Promise<Template> {
    const template = templates.get(layout) ?? render(layout);
    templates.set(layout, template);
    template.catch(() => templates.delete(layout));
    return template;
  }

  return async (request, error) => {
    const { status, text, retryAfterSeconds } = error;
    const retry: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    if (isCall(request)) {
      const body = { error: text, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...retry } });
    }
    const template = await templateOf(layoutFor(error.resend)).catch(() => undefined);
    if (!template) return plainPage(status, error.title, text, retry);
    const headers = new Headers(template.headers);
    const own = {
      ...securityHeadersAt(new URL(request.url).pathname),
      'Cache-Control': 'no-store',
      ...retry,
    };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(fillIn(template.html, error), { status, headers });
  };
}
