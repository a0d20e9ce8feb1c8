import type { NewsletterLink } from '~/server/newsletter/types.server';

/** Reads the id and the key of a link in an email. */
export function readEmailLink(id: string, request: Request): NewsletterLink {
  return { id, key: new URL(request.url).searchParams.get('key') ?? '' };
}
