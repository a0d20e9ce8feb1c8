import { data } from 'react-router';
import { createEmailPreviewResponse } from '~/server/http/pages/email-preview-response.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/mailbox-email-source-resource';

/** The HTML of an email for the frame that shows it, or its raw source as text. */
export async function loader({ params: { id, form }, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  if (environment.DEMO && form === 'html') {
    const email = await mailbox.read(id);
    if (email) return createEmailPreviewResponse(email.html);
  }
  if (environment.DEMO && form === 'raw') {
    const raw = await mailbox.readRaw(id);
    if (raw) return new Response(raw, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  throw data(null, { status: 404 });
}
