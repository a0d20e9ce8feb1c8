import { data } from 'react-router';
import { createEmailPreviewResponse } from '~/server/http/pages/email-preview-response.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/email-template-html-resource';

/** The HTML of an email template, for the frame that shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { environment, mailbox } = context.get(services);
  const template = environment.DEMO ? await mailbox.readSample(params.name) : null;
  if (!template) throw data(null, { status: 404 });
  return createEmailPreviewResponse(template.html);
}
