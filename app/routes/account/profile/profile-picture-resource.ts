import { isPictureSize } from '~/domain/accounts/profile-picture';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/profile-picture-resource';

/** The picture of the signed-in user. The path contains the version, so the browser may cache the picture. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { version, size } = params;
  const picture = isPictureSize(size)
    ? await context.get(services).profiles.getPicture(context.get(signedIn), version, size)
    : null;
  if (!picture) return new Response('Not found', { status: 404 });
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(picture.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=604800, immutable',
    },
  });
}
