import { parseWithZod } from '@conform-to/zod/v4';
import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { apiKeyFormSchema, MAX_API_KEYS } from '~/domain/api/api-key';
import { ApiKeyForm } from '~/features/admin-api-keys/api-key-form';
import { CreatedKey } from '~/features/admin-api-keys/created-key';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/new-api-key-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('api-keys.manage')];

export const meta = () => createNoindexMeta('New API key');

const STALE = 'A key needs a recent sign-in. Sign out, sign in again, and add it within 15 minutes.';
const FULL = `A site has at most ${MAX_API_KEYS} keys. Delete one that is no longer needed.`;
const TAKEN = 'Another key has this name. Choose another name, or delete that key first.';

export async function action({ request, context }: Route.ActionArgs) {
  const { apiKeyManagement, environment } = context.get(services);
  const submission = parseWithZod(await readForm(request), { schema: apiKeyFormSchema });
  if (submission.status !== 'success')
    return data({ kind: 'refused', lastResult: submission.reply() } as const, { status: 400 });
  const result = await apiKeyManagement.createKey(context.get(signedIn), submission.value);
  const refuse = (reason: Parameters<typeof submission.reply>[0]) =>
    data({ kind: 'refused', lastResult: submission.reply(reason) } as const, { status: 409 });
  switch (result.kind) {
    case 'created': {
      const { name } = submission.value;
      // Not a redirect: the key is in no URL, and the page that it leads to could not show it.
      return data({ kind: 'created', name, key: result.key, siteUrl: environment.PUBLIC_URL } as const);
    }
    case 'taken':
      return refuse({ fieldErrors: { name: [TAKEN] } });
    case 'full':
      return refuse({ formErrors: [FULL] });
    case 'stale':
      return refuse({ formErrors: [STALE] });
  }
}

export default function NewApiKeyPage({ actionData }: Route.ComponentProps) {
  const isCreated = actionData?.kind === 'created';
  return (
    <div className="max-w-2xl">
      <ToolHeader
        title="New API key"
        text={isCreated ? undefined : 'The key itself is shown once, on the next page.'}
      >
        <ToolLink href={adminPaths.apiKeys()}>All keys</ToolLink>
      </ToolHeader>
      {isCreated ? (
        <CreatedKey name={actionData.name} apiKey={actionData.key} siteUrl={actionData.siteUrl} />
      ) : (
        <ApiKeyForm lastResult={actionData?.lastResult} />
      )}
    </div>
  );
}
