import { data } from 'react-router';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/return-photo-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** The photo that a buyer sent with a return. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderManagement } = context.get(services);
  const photo = await orderManagement.getReturnPhoto(context.get(signedIn), {
    number: params.number,
    returnId: params.id,
  });
  if (!photo) throw data(null, { status: 404 });
  return new Response(Uint8Array.from(photo), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    },
  });
}
