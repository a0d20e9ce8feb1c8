import type { NewsletterLink } from '~/server/newsletter/contract.server';

/** What a link of a letter carries. */
export function linkOf(id: string, request: Request): NewsletterLink {
  return { id, key: new URL(request.url).searchParams.get('key') ?? '' };
}
