import { adminPaths } from '~/content/admin/admin-paths';
import { MAX_WEBHOOK_ENDPOINTS } from '~/domain/webhooks/webhook-endpoint';
import { WebhookTable } from '~/features/admin-webhooks/webhook-table';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/webhooks-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('webhooks.manage')];

export const meta = () => createNoindexMeta('Webhooks');

export async function loader({ url, context }: Route.LoaderArgs) {
  const endpoints = await context.get(services).webhookManagement.listEndpoints(context.get(signedIn));
  return { endpoints, isDeleted: url.searchParams.get('done') === 'deleted' };
}

export default function WebhooksPage({ loaderData: { endpoints, isDeleted } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader title="Webhooks" text="Other programs that get the events of orders as they happen.">
        {endpoints.length < MAX_WEBHOOK_ENDPOINTS && (
          <ToolLink href={adminPaths.newWebhook()} variant="loud">
            New webhook
          </ToolLink>
        )}
      </ToolHeader>
      {isDeleted && <DoneAlert message="The webhook is deleted." />}
      {endpoints.length > 0 ? (
        <WebhookTable endpoints={endpoints} />
      ) : (
        <ToolEmpty title="No webhooks yet.">
          <p className="max-w-lg text-muted">
            When an order is placed, paid, shipped or refunded, the site can send it to your accounting, your
            warehouse, a chat or an automation service. Each request is signed and tried again when it fails.
          </p>
        </ToolEmpty>
      )}
    </>
  );
}
