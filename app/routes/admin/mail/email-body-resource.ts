import { data } from 'react-router';
import { requireArea } from '~/server/http/guards/require-session.server';
import { createEmailPreviewResponse } from '~/server/http/pages/email-preview-response.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/email-body-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('jobs.manage')];

/** R-MAIL-1: the HTML of an email that staff may read, for the frame that shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const email = await context.get(services).operations.getEmail(context.get(signedIn), params.id);
  if (email?.body !== 'shown') throw data(null, { status: 404 });
  return createEmailPreviewResponse(email.html);
}
