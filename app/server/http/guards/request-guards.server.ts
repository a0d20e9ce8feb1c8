import type { HonoRequest, MiddlewareHandler } from 'hono';
import { MAX_ATTACHMENT_BYTES } from '~/domain/files/attachment';
import { paths } from '~/paths';
import { clientNetwork } from '../../rate-limits/client-network.server';
import type { AppEnvironment } from '../app-environment.server';
import { readPartialForm } from '../body/partial-form.server';
import { readBoundedBody } from '../body/read-bounded-body.server';
import { hasCsrfToken, isJson, rejectForeignCall } from '../body/read-json.server';
import { isCall } from '../errors/answer-request-error.server';
import { type RequestError, secondsWords, tooManyRequests } from '../errors/request-error.server';
import { plainPage } from '../pages/plain-page.server';
import { isReadableUrl } from './readable-url.server';
import { rateLimitPerMinute } from './request-rate-limit.server';
import { isFromThisSite } from './same-origin.server';

type Refusal = MiddlewareHandler<AppEnvironment>;

const LARGEST_BODY = 1024 * 1024;
/** An attachment of the largest size and the other fields. */
const LARGEST_BODY_WITH_FILES = MAX_ATTACHMENT_BYTES + LARGEST_BODY;
const DYNAMIC_PAGES_PER_MINUTE = 1_200;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Of a form that is sent back to be sent again, in bytes. */
const LARGEST_RESENT_FORM = 64 * 1024;

/** Pages are read and forms are sent; there is nothing else to do here. */
export const requireKnownMethod: Refusal = async (c, next) => {
  const allow = METHODS.join(', ');
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
  if (METHODS.includes(c.req.method)) return next();
  const answer = await c.get('answerError')({
    status: 405,
    title: 'That cannot be done here.',
    text: 'Pages can be read here, and forms be sent.',
  });
  answer.headers.set('Allow', allow);
  return answer;
};

export const requireReadableUrl: Refusal = async (c, next) => {
  if (isReadableUrl(new URL(c.req.url))) return next();
  return c.get('answerError')({
    status: 400,
    title: 'This address cannot be read.',
    text: 'It may have been cut off or changed on its way to you.',
  });
};

/** The pages whose form takes a file; all others stay small. */
const formsWithFiles: readonly string[] = [paths.role(), paths.account.profile()];

const TOO_MUCH = 'That is too much at once.';

/** A request whose body is in memory: it can be read once more. */
const withBody = (request: Request, body: Buffer<ArrayBuffer>) => new Request(request, { body });

/** Only what says its length and is small enough is left unread; all else is read here, up to the limit. */
export const limitBodySize: Refusal = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  const takesFiles = /^multipart\/form-data/i.test(type) && formsWithFiles.includes(c.req.path);
  const limit = takesFiles ? LARGEST_BODY_WITH_FILES : LARGEST_BODY;
  const length = c.req.header('transfer-encoding') ? undefined : Number(c.req.header('content-length') ?? 0);
  if (length !== undefined && length <= limit) return next();

  // Of a body that says it is too large, only the fields before its file matter.
  const body = await readBoundedBody(c.req.raw, length === undefined ? limit : LARGEST_RESENT_FORM);
  if (body.isWhole) {
    c.req.raw = withBody(c.req.raw, body.content);
    return next();
  }
  if (!takesFiles) {
    const text = 'What was sent is larger than 1 MB. Please go back, shorten it and send it again.';
    return c.get('answerError')({ status: 413, title: TOO_MUCH, text });
  }
  const form = await readPartialForm(body, type);
  return c.get('answerError')({
    status: 413,
    title: TOO_MUCH,
    text: 'A file can have 5 MB at most. Please choose a smaller one and send the form again: what you typed comes along.',
    resend: { ...form, action: pathAndQuery(c.req.url) },
  });
};

const pathAndQuery = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Where the links of letters lead that end more of them. */
const leaving = /^\/(newsletter\/leave|notices\/leave\/[a-z]+)\/[\w-]+$/;

export function requireSameOriginForms(publicOrigin: string): Refusal {
  return async (c, next) => {
    // A mail program's own "unsubscribe" comes from nowhere; the key in the address is all that it may use.
    if (leaving.test(c.req.path)) return next();
    if (isFromThisSite(c.req.raw, publicOrigin)) return next();
    return c.get('answerError')({
      status: 403,
      title: 'This form came from another site.',
      text: 'For your safety only forms of this site are accepted. Please open the page here and send it again.',
    });
  };
}

/**
 * A JSON call that changes something needs the token of this site, whatever it is sent to. What a cart costs is asked, and
 * changes nothing. Actions that read JSON ask for the token once more: see readOwnJson.
 */
export const requireCsrfToken: Refusal = async (c, next) => {
  const isCall = c.req.method === 'POST' && isJson(c.req.header('content-type'));
  if (!isCall || c.req.path === paths.shop.quote() || hasCsrfToken(c.req.raw.headers)) return next();
  return rejectForeignCall();
};

/** What a client that sent too many forms is told: the form comes along, without passwords and files. */
async function tooManyForms({ raw, url }: HonoRequest, seconds: number): Promise<RequestError> {
  const type = raw.headers.get('content-type') ?? '';
  const form = await readPartialForm(await readBoundedBody(raw, LARGEST_RESENT_FORM), type);
  const wait = `Please wait ${secondsWords(seconds)}`;
  if (form.fields.length === 0) {
    const text = `${wait}, then go back in your browser and send it again. What you typed is still there.`;
    return { ...tooManyRequests(seconds), text };
  }
  const omitted = form.isIncomplete ? ' Passwords and files are asked for again.' : '';
  const text = `${wait}, then press the button. What you typed comes along.${omitted}`;
  return { ...tooManyRequests(seconds), text, resend: { ...form, action: pathAndQuery(url) } };
}

/**
 * So many forms a client may send in a minute, and many more pages it may have made for it. Who goes on all the same
 * gets a few words that cost nothing.
 */
export function limitRequestRate(formsPerMinute: number): Refusal {
  const pagesPerMinute = Math.max(DYNAMIC_PAGES_PER_MINUTE, formsPerMinute);
  const forms = { accepted: rateLimitPerMinute(formsPerMinute), refused: rateLimitPerMinute(formsPerMinute) };
  const pages = { accepted: rateLimitPerMinute(pagesPerMinute), refused: rateLimitPerMinute(pagesPerMinute) };
  return async (c, next) => {
    // What a cart costs is asked at every step of a quantity: it is read, although it is posted.
    const isForm = c.req.method === 'POST' && c.req.path !== paths.shop.quote();
    const { accepted, refused } = isForm ? forms : pages;
    const client = clientNetwork(c.get('client'));
    const seconds = await accepted.secondsToWait(client);
    if (seconds === undefined) return next();
    const error = tooManyRequests(seconds);
    const isFlood = (await refused.secondsToWait(client)) !== undefined;
    if (isFlood) return plainPage(429, error.title, error.text, { 'Retry-After': String(seconds) });
    const hasForm = isForm && !isCall(c.req.raw);
    return c.get('answerError')(hasForm ? await tooManyForms(c.req, seconds) : error);
  };
}
