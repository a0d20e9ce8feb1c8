import { data } from 'react-router';
import { requireArea } from '~/server/http/guards/require-session.server';
import { createEmailPreviewResponse } from '~/server/http/pages/email-preview-response.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/event-email-body-resource';
import { readEventKey } from './read-event-key.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('orders.manage')];

/** The HTML of an email to guests, for the frame that shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { eventEmails } = context.get(services);
  const preview = await eventEmails.previewEventEmail(
    context.get(signedIn),
    readEventKey(params),
    params.email,
  );
  if (!preview) throw data(null, { status: 404 });
  return createEmailPreviewResponse(preview.html);
}
