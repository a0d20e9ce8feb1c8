import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { API_ROOT } from '~/domain/api/api-endpoints';
import { MAX_API_KEYS } from '~/domain/api/api-key';
import { findDoneMessage } from '~/domain/site/done-message';
import { ApiKeyList } from '~/features/admin-api-keys/api-key-list';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/api-keys-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('api-keys.manage')];

export const meta = () => createNoindexMeta('API keys');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  deleted: 'The key is deleted.',
  gone: 'The key was already deleted.',
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const keys = await context.get(services).apiKeyManagement.listKeys(context.get(signedIn));
  return { keys, doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams), now: new Date() };
}

/** Deletes a key. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  if (readFieldText(form, 'intent') !== 'delete') throw data(null, { status: 400 });
  const id = readFieldText(form, 'id');
  const isDeleted = await context.get(services).apiKeyManagement.deleteKey(context.get(signedIn), id);
  throw redirect(adminPaths.apiKeys(isDeleted ? 'done=deleted' : 'done=gone'), 303);
}

export default function ApiKeysPage({ loaderData: { keys, doneMessage, now } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader title="API keys" text="With a key, another program reads orders, invoices or products.">
        <ToolLink href={`${API_ROOT}/openapi.json`}>Description for programs (OpenAPI)</ToolLink>
        {keys.length < MAX_API_KEYS && (
          <ToolLink href={adminPaths.newApiKey()} variant="loud">
            New key
          </ToolLink>
        )}
      </ToolHeader>
      <DoneAlert message={doneMessage} />
      {keys.length >= MAX_API_KEYS && (
        <p className="mb-2.5 text-muted">
          A site has at most {MAX_API_KEYS} keys. Delete one that is no longer needed to add another.
        </p>
      )}
      {keys.length > 0 ? (
        <ApiKeyList keys={keys} now={now} />
      ) : (
        <ToolEmpty title="No API keys yet.">
          <p className="max-w-lg text-muted">
            Accounting can fetch the invoices of a month, a warehouse the paid orders, and a display in the
            shop the stock. A key only reads, and only what you choose.
          </p>
        </ToolEmpty>
      )}
    </>
  );
}
