import type { NewsletterLink } from '~/server/newsletter/types.server';

/** What a link of a letter carries. */
export function readEmailLink(id: string, request: Request): NewsletterLink {
  return { id, key: new URL(request.url).searchParams.get('key') ?? '' };
}
