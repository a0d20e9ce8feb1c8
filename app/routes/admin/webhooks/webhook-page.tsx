import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { WEBHOOK_EVENT_LABELS, WEBHOOK_PAUSE_TEXTS } from '~/content/admin/webhook-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { RequestTable } from '~/features/admin-webhooks/request-table';
import { WebhookActions } from '~/features/admin-webhooks/webhook-actions';
import { WebhookForm } from '~/features/admin-webhooks/webhook-form';
import { ConflictAlert } from '~/sections/admin/conflict-alert';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/webhook-page';
import { submitWebhookAction } from './submit-webhook-action.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('webhooks.manage')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Webhook: ${loaderData.details.endpoint.name}` : 'Webhook');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The webhook is added. Give its secret to the program, then send a test.',
  saved: 'The webhook is changed.',
  test: 'The test is being sent. Load this page again in a moment to see the answer.',
  pause: 'The webhook is paused. Events of orders are not sent.',
  resume: 'Events of orders are sent from now on. Those of the pause are not.',
  'renew-secret': 'The webhook has a new secret. Give it to the program: the former one is no longer used.',
  resend: 'The failed requests are being sent again.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { webhookManagement } = context.get(services);
  const details = await webhookManagement.getEndpoint(context.get(signedIn), params.id);
  if (!details) throw data(null, { status: 404 });
  return { details, doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams), now: new Date() };
}

/** Saves, tests, pauses, resumes or deletes the webhook, gives it a new secret or sends its failed requests again. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { webhookManagement, environment } = context.get(services);
  const result = await submitWebhookAction(await readForm(request), {
    id,
    management: webhookManagement,
    actor: context.get(signedIn),
    allowsHttp: environment.WEBHOOKS_TO_PRIVATE,
  });
  switch (result.kind) {
    case 'unknown':
      throw data(null, { status: 404 });
    case 'deleted':
      throw redirect(adminPaths.webhooks('done=deleted'), 303);
    case 'done':
      throw redirect(adminPaths.webhook(id, `done=${result.done}`), 303);
    case 'shown':
      return data(result, { status: result.status });
  }
}

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, doneMessage, now } = loaderData;
  const { endpoint, requests } = details;
  const { id, name, paused } = endpoint;
  const current = actionData?.current;
  return (
    <div className="max-w-3xl">
      <ToolHeader title={name} text={`Events of orders for ${new URL(endpoint.url).host}.`}>
        <ToolLink href={adminPaths.webhooks()}>All webhooks</ToolLink>
      </ToolHeader>
      {!actionData && <DoneAlert message={doneMessage} />}
      {actionData?.problem && (
        <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />
      )}
      {current && (
        <ConflictAlert title="The webhook was changed in the meantime">
          <p className="text-text wrap-anywhere">
            {current.name}: {current.url}
          </p>
          <p>
            {current.events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(', ')}.{' '}
            {current.includesContact && 'With names and addresses. '}
            {current.paused && WEBHOOK_PAUSE_TEXTS[current.paused]}
          </p>
          <p className="mt-1.5">Your changes were not saved. If you save now, they replace this.</p>
        </ConflictAlert>
      )}
      {paused && (
        <ToolAlert tone="warning" title={WEBHOOK_PAUSE_TEXTS[paused]} className="mb-2.5">
          Events of orders are not sent. When the program works again, resume the webhook.
        </ToolAlert>
      )}
      <WebhookActions {...details} />
      <section aria-labelledby="requests-title" className="mt-8">
        <h2 id="requests-title" className="mb-2 text-panel">
          Latest requests
        </h2>
        {requests.length > 0 ? (
          <RequestTable endpointId={id} requests={requests} canResend={!paused} now={now} />
        ) : (
          <p className="text-muted">None yet. They are listed for 30 days.</p>
        )}
      </section>
      <section aria-labelledby="settings-title" className="mt-8">
        <h2 id="settings-title" className="mb-2 text-panel">
          Settings
        </h2>
        <WebhookForm
          action={adminPaths.webhook(id)}
          endpoint={endpoint}
          lastResult={actionData?.lastResult}
          submitLabel="Save the changes"
          submitVariant={paused ? 'quiet' : 'loud'}
        />
      </section>
    </div>
  );
}
