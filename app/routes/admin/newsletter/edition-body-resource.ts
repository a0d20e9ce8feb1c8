import { data } from 'react-router';
import { requireArea } from '~/server/http/guards/require-session.server';
import { createEmailPreviewResponse } from '~/server/http/pages/email-preview-response.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/edition-body-resource';

export const middleware: Route.MiddlewareFunction[] = [requireArea('newsletter.manage')];

/** The HTML of an edition, for the frame that shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await context.get(services).editions.previewEdition(context.get(signedIn), params.id);
  if (!preview) throw data(null, { status: 404 });
  return createEmailPreviewResponse(preview.html);
}
