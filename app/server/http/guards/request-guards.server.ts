import type { HonoRequest, MiddlewareHandler } from 'hono';
import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_ATTACHMENT_BYTES } from '~/domain/files/attachment';
import { MAX_LENGTHS } from '~/domain/forms/plain-text';
import { paths } from '~/paths';
import { getClientNetwork } from '../../rate-limits/attempts.server';
import type { AppEnvironment } from '../app-environment.server';
import { describeOmitted, readFormToResend, readPartialForm } from '../body/partial-form.server';
import { readBoundedBody } from '../body/read-bounded-body.server';
import { createCsrfRefusal, hasCsrfToken, isJson } from '../body/read-json.server';
import { isScriptCall } from '../errors/error-responder.server';
import { createTooManyRequestsError, formatSeconds, type RequestError } from '../errors/request-error.server';
import { createPlainPage } from '../pages/plain-page.server';
import { isReadablePath, isReadableUrl } from './readable-url.server';
import { acceptsPage, isFromThisSite } from './request-headers.server';
import { createRateLimit } from './request-rate-limit.server';

type Guard = MiddlewareHandler<AppEnvironment>;

const MAX_BODY_BYTES = MAX_LENGTHS.body;
/** The largest attachment and the other fields. */
const MAX_BODY_BYTES_WITH_FILES = MAX_ATTACHMENT_BYTES + MAX_BODY_BYTES;
const DYNAMIC_PAGES_PER_MINUTE = 1_200;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The part of a refused form that the error page contains. */
const MAX_RESENT_FORM_BYTES = 64 * 1024;

export const requireKnownMethod: Guard = async (c, next) => {
  const allow = METHODS.join(', ');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
  if (METHODS.includes(c.req.method)) return next();
  const response = await c.get('respondWithError')({
    status: 405,
    title: 'That cannot be done here.',
    text: 'Pages can be read here, and forms be sent.',
  });
  response.headers.set('Allow', allow);
  return response;
};

export const requireReadableUrl: Guard = async (c, next) => {
  const url = new URL(c.req.url);
  // A visitor gets the not-found page for a path that cannot be decoded.
  const isForVisitor = acceptsPage(c.req.raw) && !isReadablePath(url.pathname);
  if (isForVisitor || isReadableUrl(url)) return next();
  return c.get('respondWithError')({
    status: 400,
    title: 'This address cannot be read.',
    text: 'It may have been cut off or changed on its way to you.',
  });
};

/** Pages whose form takes a file. */
const formsWithFiles: readonly string[] = [paths.role(), paths.account.profile()];
/** A buyer adds a photo to the request of a return. */
const orderPages = /^\/(?:shop\/orders|account\/order-history)\/[\w-]+$/;

/** A buyer adds photos to a review. */
const reviewPages = /^\/shop\/orders\/[\w-]+\/reviews\/[\w-]+$/;

/** Staff add pictures to a product or an article, files to a project, or import a file of products. */
const staffPages = /^\/admin\/(?:products|articles|help|projects)\/[\w-]+$/;

const hasFileField = (path: string) =>
  formsWithFiles.includes(path) || orderPages.test(path) || reviewPages.test(path) || staffPages.test(path);

const TOO_MUCH = 'That is too much at once.';

/** A request with the body in memory, because its stream has been read. Other methods than POST have no body. */
const withBody = ({ url, method, headers, signal }: Request, body: Buffer<ArrayBuffer>) =>
  new Request(url, { method, headers, signal, ...(method === 'POST' && { body }) });

/** Passes a body with a Content-Length within the limit unread. Reads every other body here, up to the limit. */
export const limitBodySize: Guard = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  const takesFiles = /^multipart\/form-data/i.test(type) && hasFileField(c.req.path);
  const limit = takesFiles ? MAX_BODY_BYTES_WITH_FILES : MAX_BODY_BYTES;
  const length = c.req.header('transfer-encoding') ? undefined : Number(c.req.header('content-length') ?? 0);
  if (length !== undefined && length <= limit) return next();

  // Of a body with a Content-Length over the limit, only the fields before the file are needed.
  const body = await readBoundedBody(c.req.raw, length === undefined ? limit : MAX_RESENT_FORM_BYTES);
  if (body.isWhole) {
    c.req.raw = withBody(c.req.raw, body.content);
    return next();
  }
  if (!takesFiles) {
    const text = 'What was sent is larger than 1 MB. Please go back, shorten it and send it again.';
    return c.get('respondWithError')({ status: 413, title: TOO_MUCH, text });
  }
  const form = await readPartialForm(body, c.req.raw);
  return c.get('respondWithError')({
    status: 413,
    title: TOO_MUCH,
    text: 'A file can have 5 MB at most, and so can several files together. Please choose a smaller one and send the form again: what you typed comes along.',
    resend: { ...form, action: getPathAndQuery(c.req.url) },
  });
};

const getPathAndQuery = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Paths of the unsubscribe links in emails. */
const unsubscribePaths = /^\/(newsletter\/leave|stock-alerts\/leave|notices\/leave\/[a-z]+)\/[\w-]+$/;

export function requireSameOriginForms(publicOrigin: string): Guard {
  return async (c, next) => {
    // One-click unsubscribe of a mail client has no origin. It is authorised by the key in the URL.
    if (unsubscribePaths.test(c.req.path)) return next();
    if (isFromThisSite(c.req.raw, publicOrigin)) return next();
    return c.get('respondWithError')({
      status: 403,
      title: 'This form came from another site.',
      text: 'For your safety only forms of this site are accepted. Please open the page here and send it again.',
    });
  };
}

/**
 * A JSON request needs the CSRF token, except for the price of a cart, which changes nothing. Actions that read JSON check
 * the token again: see `readCallJson`.
 */
export const requireCsrfToken: Guard = async (c, next) => {
  const isScriptCall = c.req.method === 'POST' && isJson(c.req.header('content-type'));
  if (!isScriptCall || c.req.path === paths.shop.quote() || hasCsrfToken(c.req.raw.headers)) return next();
  return createCsrfRefusal();
};

const STILL_TYPED = 'Go back in your browser: what you typed is still there.';

/** The error for a client that sent too many forms, with the form to send again, without passwords and files. */
async function createTooManyFormsError({ raw, url }: HonoRequest, seconds: number): Promise<RequestError> {
  const form = await readFormToResend(raw, MAX_RESENT_FORM_BYTES);
  const wait = `Please wait ${formatSeconds(seconds)}`;
  if (form.fields.length === 0) {
    const text = `${wait}, then go back in your browser and send it again. What you typed is still there.`;
    return { ...createTooManyRequestsError(seconds), text };
  }
  const text = `${wait}, then press the button. What you typed comes along.${describeOmitted(form)}`;
  return { ...createTooManyRequestsError(seconds), text, resend: { ...form, action: getPathAndQuery(url) } };
}

/** Requests of a page while a user types or changes a quantity: each is a POST that only reads. */
const READING_PATHS: readonly string[] = [
  paths.shop.quote(),
  adminPaths.typedArticlePreview(),
  adminPaths.typedHelpPreview(),
];

/** What the pages of a signed-in user send by themselves or with each press. Without a session it changes nothing. */
const SESSION_PATHS: readonly string[] = [paths.shop.accountItems(), paths.account.notifications()];

/**
 * Forms that count as pages, with the higher limit: many users of one network send them while they read pages. A mail provider sends the one-click unsubscribe of many readers from
 * one network, and only the key in the link lets it change something.
 */
const countsAsPage = (path: string) =>
  READING_PATHS.includes(path) || SESSION_PATHS.includes(path) || unsubscribePaths.test(path);

/**
 * Limits the forms and, with a higher limit, the dynamic pages of a client per minute. A client that continues gets a plain
 * page, which is cheaper than an error page.
 */
export function limitRequestRate(formsPerMinute: number): Guard {
  const pagesPerMinute = Math.max(DYNAMIC_PAGES_PER_MINUTE, formsPerMinute);
  const forms = { accepted: createRateLimit(formsPerMinute), refused: createRateLimit(formsPerMinute) };
  const pages = { accepted: createRateLimit(pagesPerMinute), refused: createRateLimit(pagesPerMinute) };
  return async (c, next) => {
    const isForm = c.req.method === 'POST' && !countsAsPage(c.req.path);
    const { accepted, refused } = isForm ? forms : pages;
    const client = getClientNetwork(c.get('client'));
    const seconds = await accepted.secondsToWait(client);
    if (seconds === undefined) return next();
    const error = createTooManyRequestsError(seconds);
    const isFlood = (await refused.secondsToWait(client)) !== undefined;
    if (isFlood) {
      const text = isForm ? `${error.text} ${STILL_TYPED}` : error.text;
      return createPlainPage({
        status: 429,
        title: error.title,
        text,
        headers: { 'Retry-After': String(seconds) },
        pathname: c.req.path,
      });
    }
    const hasForm = isForm && !isScriptCall(c.req.raw);
    return c.get('respondWithError')(hasForm ? await createTooManyFormsError(c.req, seconds) : error);
  };
}
