import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findPersonSchema } from '~/domain/auth/people-schemas';
import { EmailForm } from '~/features/admin-people/email-form';
import { FoundGuestData } from '~/features/admin-people/found-guest-data';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/data-requests-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('users.manage')];

export const meta = () => createNoindexMeta('Data requests');

export const loader = ({ url }: Route.LoaderArgs) => ({ done: url.searchParams.get('done') });

const HAS_ACCOUNT =
  'An account has this email address. Its owner downloads and deletes the data there, under “Delete profile”. An invitation that nobody has accepted is withdrawn under “People” first.';

/** Finds the data of an email address, or erases it. The address is in no URL. */
export async function action({ request, context }: Route.ActionArgs) {
  const { accountDeletion } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: findPersonSchema });
  const { email: typed } = submission.payload;
  const reject = (error: string) =>
    data(
      { email: typeof typed === 'string' ? typed : '', errors: [error], found: undefined },
      { status: 400 },
    );
  if (submission.status !== 'success')
    return reject(submission.error?.email?.[0] ?? 'Please enter an email address.');
  const { email } = submission.value;
  if (readFieldText(form, 'intent') === 'erase') {
    const result = await accountDeletion.eraseGuestData(actor, email);
    if (result === 'account') return reject(HAS_ACCOUNT);
    throw redirect(adminPaths.dataRequests(result), 303);
  }
  const found = await accountDeletion.findGuestData(actor, email);
  if (found === 'account') return reject(HAS_ACCOUNT);
  const areas = found.map(({ id, title, retention }) => ({ id, title, isRetained: retention.isRetained }));
  return data({ email, errors: [], found: areas }, { status: 200 });
}

function Done({ done }: { done: string | null }) {
  if (done === 'erased')
    return (
      <ToolAlert tone="success" role="status" title="The data is erased." className="mb-2.5">
        An email says so to the address. Orders that are still open go on, and are emptied when they are
        closed.
      </ToolAlert>
    );
  if (done === 'stale')
    return (
      <ToolAlert tone="warning" role="alert" title="Sign in again first." className="mb-2.5">
        This is personal data. Sign out, sign in again, and repeat it within 15 minutes.
      </ToolAlert>
    );
  return null;
}

export default function DataRequestsPage({ loaderData: { done }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ToolHeader
        title="Data requests"
        text="For people without an account who ask what we have about them, or to have it erased."
      />
      {!actionData && <Done done={done} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <EmailForm
          action={adminPaths.dataRequests()}
          title="Find the data of a person"
          text="Only for a request that came from this address, or was confirmed by an answer from it. You have 30 days."
          id="request-email"
          label="Email of the person"
          submitLabel="Find the data"
          rejected={actionData}
        />
        {actionData?.found && (
          <div role="status" className="grid rounded-tile">
            <FoundGuestData email={actionData.email} areas={actionData.found} />
          </div>
        )}
      </div>
    </>
  );
}
