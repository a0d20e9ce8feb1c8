import { adminPaths } from '~/content/admin/admin-paths';
import type { WebhookEndpoint, WebhookRequest } from '~/domain/webhooks/webhook-endpoint';
import { ConfirmForm, DeleteForm } from '~/sections/admin/confirm-form';
import { getToolButtonClasses, ToolSubmit } from '~/sections/admin/tool-button';
import { CopyButton } from '~/ui/buttons/copy-button';

interface WebhookActionsProps {
  endpoint: WebhookEndpoint;
  /** With which the program checks signatures. */
  secret: string;
  /** The latest ones. */
  requests: readonly WebhookRequest[];
}

/** The secret of a webhook, and what an admin can do with it besides changing it. */
export function WebhookActions({ endpoint, secret, requests }: WebhookActionsProps) {
  const { id, version, paused } = endpoint;
  const action = adminPaths.webhook(id);
  const hasFailed = requests.some(({ state, event }) => state === 'failed' && event !== 'test');
  const fields = { version: String(version) };
  return (
    <div className="flex flex-wrap items-start gap-grout">
      <details className="group/secret">
        <summary className={getToolButtonClasses('quiet', 'list-none [&::-webkit-details-marker]:hidden')}>
          Secret
        </summary>
        <div className="mt-0.5 grid max-w-lg gap-2 rounded-tile bg-surface p-4">
          <p className="text-muted">
            The program checks the signature of each request with it, as Standard Webhooks describes.
          </p>
          <p className="flex items-center justify-between gap-3">
            <code className="min-w-0 wrap-anywhere select-all">{secret}</code>
            <CopyButton value={secret} label="the secret" />
          </p>
        </div>
      </details>
      <form method="post" action={action} data-send-once="">
        <ToolSubmit intent="test">Send a test</ToolSubmit>
      </form>
      {hasFailed && !paused && (
        <form method="post" action={action} data-send-once="">
          <ToolSubmit intent="resend">Send all failed ones again</ToolSubmit>
        </form>
      )}
      {paused ? (
        <form method="post" action={action} data-send-once="">
          <input type="hidden" name="version" value={version} />
          <ToolSubmit intent="resume" variant="loud">
            Resume
          </ToolSubmit>
        </form>
      ) : (
        <ConfirmForm action={action} intent="pause" fields={fields} label="Pause" confirm="Pause the webhook">
          Events that happen during the pause are not sent, also not later.
        </ConfirmForm>
      )}
      <ConfirmForm
        action={action}
        intent="renew-secret"
        fields={fields}
        label="New secret"
        confirm="Give it a new secret"
      >
        Requests are signed with the new secret at once. The program refuses them until it has it.
      </ConfirmForm>
      <DeleteForm action={action} noun="webhook" version={version}>
        The program gets no more events, and the list of its requests is deleted.
      </DeleteForm>
    </div>
  );
}
