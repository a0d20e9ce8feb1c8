import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LARGEST_ATTACHMENT } from '~/domain/attachment';
import { paths } from '~/paths';
import type { AppEnvironment } from './app-environment.server';
import { clientNetwork } from './client-address.server';
import { plainPage } from './plain-page.server';
import { rateLimitPerMinute } from './rate-limits.server';
import { readAtMost } from './read-at-most.server';
import { hasCsrfToken, isJson, refuseForeignCall } from './read-json.server';
import { isReadableAddress } from './readable-address.server';
import { isFromThisSite } from './same-origin.server';

type Refusal = MiddlewareHandler<AppEnvironment>;

const LARGEST_BODY = 1024 * 1024;
/** An attachment of the largest size and the other fields. */
const LARGEST_BODY_WITH_FILES = LARGEST_ATTACHMENT + LARGEST_BODY;
const DYNAMIC_PAGES_PER_MINUTE = 1_200;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Pages are read and forms are sent; there is nothing else to do here. */
export const acceptMethods: Refusal = async (c, next) => {
  const headers = { Allow: METHODS.join(', ') };
  if (c.req.method === 'OPTIONS') return c.body(null, 204, headers);
  if (METHODS.includes(c.req.method)) return next();
  return plainPage(405, 'That cannot be done here', 'Pages can be read here, and forms be sent.', headers);
};

export const acceptReadableAddresses: Refusal = async (c, next) => {
  if (isReadableAddress(new URL(c.req.url))) return next();
  return plainPage(
    400,
    'This address cannot be read',
    'It may have been cut off or changed on its way to you.',
  );
};

/** The pages whose form takes a file; all others stay small. */
const formsWithFiles: readonly string[] = [paths.role(), paths.account.profile()];

function limitBody(maxSize: number, words: string): Refusal {
  const refuse = () => plainPage(413, 'That is too much at once', words);
  const limitByLength = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const { method, headers } = c.req.raw;
    if (method !== 'POST' || !headers.has('transfer-encoding')) return limitByLength(c, next);
    // Hono would wrap the request in another one, which the adapter for Node cannot take apart.
    const sent = await readAtMost(c.req.raw, maxSize);
    if (sent.kind === 'too-large') return refuse();
    if (sent.kind === 'broken-off')
      return plainPage(400, 'This did not arrive whole', 'Please go back in your browser and send it again.');
    c.req.raw = new Request(c.req.url, { method, headers, body: sent.body });
    return next();
  };
}

const acceptFields = limitBody(
  LARGEST_BODY,
  'What was sent is larger than 1 MB. Please shorten it and send it again.',
);
const acceptFiles = limitBody(
  LARGEST_BODY_WITH_FILES,
  'A file can have 5 MB at most. Please go back, choose a smaller one and send the form again. What you typed is still there.',
);

/** A post without anything in it, like that of a form that is only a button, has no body to be measured. */
export const acceptForms: Refusal = (c, next) => {
  const hasBody = c.req.header('content-length') ?? c.req.header('transfer-encoding');
  if (hasBody === undefined) return next();
  const isMultipart = c.req.header('content-type')?.startsWith('multipart/form-data');
  const takesFiles = isMultipart && formsWithFiles.includes(c.req.path);
  return (takesFiles ? acceptFiles : acceptFields)(c, next);
};

/** Where the links of letters lead that end more of them. */
const leaving = /^\/(newsletter\/leave|notices\/leave\/[a-z]+)\/[\w-]+$/;

export function acceptOwnForms(publicOrigin: string): Refusal {
  return async (c, next) => {
    // A mail program's own "unsubscribe" comes from nowhere; the key in the address is all that it may use.
    if (leaving.test(c.req.path)) return next();
    if (isFromThisSite(c.req.raw, publicOrigin)) return next();
    return plainPage(
      403,
      'This form came from another site',
      'For your safety only forms of this site are accepted. Please open the page here and send it again.',
    );
  };
}

/**
 * A JSON call that changes something needs the token of this site, whatever it is sent to. What a cart costs is asked, and
 * changes nothing. Actions that read JSON ask for the token once more: see readOwnJson.
 */
export const acceptOwnJson: Refusal = async (c, next) => {
  const isCall = c.req.method === 'POST' && isJson(c.req.header('content-type'));
  if (!isCall || c.req.path === paths.shop.quote() || hasCsrfToken(c.req.raw.headers)) return next();
  return refuseForeignCall();
};

/** So many forms a client may send in a minute, and many more pages it may have made for it. */
export function limitRates(formsPerMinute: number): Refusal {
  const forms = rateLimitPerMinute(formsPerMinute);
  const pages = rateLimitPerMinute(Math.max(DYNAMIC_PAGES_PER_MINUTE, formsPerMinute));
  return async (c, next) => {
    // What a cart costs is asked at every step of a quantity: it is read, although it is posted.
    const isForm = c.req.method === 'POST' && c.req.path !== paths.shop.quote();
    const limit = isForm ? forms : pages;
    const wait = await limit.secondsToWait(clientNetwork(c.get('client')));
    if (wait === undefined) return next();
    return plainPage(
      429,
      'That was a lot at once',
      `Please wait ${wait} seconds, then try again. Nothing that you typed is lost: go back in your browser.`,
      { 'Retry-After': String(wait) },
    );
  };
}
