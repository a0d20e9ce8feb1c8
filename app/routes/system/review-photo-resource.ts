import { data } from 'react-router';
import { services } from '~/server/services.server';
import type { Route } from './+types/review-photo-resource';

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(large|small)\.webp$/;

/** Short: a review that is refused or deleted disappears with its photos. */
const PUBLIC = 'public, max-age=300';

/** A photo of a review. One that is not public needs the key of its link (R-REVIEW-2). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [, id, size] = FILE.exec(params.file) ?? [];
  if (!id || (size !== 'large' && size !== 'small')) throw data(null, { status: 404 });
  const key = url.searchParams.get('key') ?? '';
  const content = await context.get(services).reviews.readReviewPhoto({ id, size, key });
  if (!content) throw data(null, { status: 404 });
  return new Response(Uint8Array.from(content), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(content.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': key ? 'private, no-store' : PUBLIC,
    },
  });
}
