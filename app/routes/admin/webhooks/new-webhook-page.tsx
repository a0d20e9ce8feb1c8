import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { WebhookForm } from '~/features/admin-webhooks/webhook-form';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-webhook-page';
import { submitWebhookForm } from './submit-webhook-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('webhooks.manage')];

export const meta = () => createNoindexMeta('New webhook');

export async function action({ request, context }: Route.ActionArgs) {
  const { webhookManagement, environment } = context.get(services);
  const actor = context.get(signedIn);
  const result = await submitWebhookForm(await readForm(request), {
    allowsHttp: environment.WEBHOOKS_TO_PRIVATE,
    save: (values) => webhookManagement.createEndpoint(actor, values),
  });
  if (result.kind === 'shown') return data(result, { status: result.status });
  throw redirect(adminPaths.webhook(result.id, 'done=created'), 303);
}

export default function NewWebhookPage({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <ToolHeader title="New webhook" text="Its secret is on the next page.">
        <ToolLink href={adminPaths.webhooks()}>All webhooks</ToolLink>
      </ToolHeader>
      <WebhookForm
        action={adminPaths.newWebhook()}
        lastResult={actionData?.lastResult}
        submitLabel="Add the webhook"
      />
    </div>
  );
}
