import { redirect } from 'react-router';
import type { NewsletterLink } from '~/server/newsletter/types.server';

/** Reads the id and the key of a link in an email. */
export function readEmailLink(id: string, request: Request): NewsletterLink {
  return { id, key: new URL(request.url).searchParams.get('key') ?? '' };
}

/** Browsers name the site or at least the origin of a form. The request of a mail client has neither. */
const isFromBrowser = ({ headers }: Request) => headers.has('sec-fetch-site') || headers.has('origin');

/**
 * The response after unsubscribing. A browser is led to a page that it can load again. A mail client gets the page at
 * once: RFC 8058 forbids a redirect, because clients do not follow one reliably.
 */
export const respondToUnsubscribe = (request: Request, path: string) =>
  isFromBrowser(request) ? redirect(`${path}&done`, 303) : { isDone: true };
