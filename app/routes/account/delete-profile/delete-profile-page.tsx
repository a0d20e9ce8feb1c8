import { data, redirect } from 'react-router';
import { deletionPasswordSchema } from '~/domain/accounts/account-deletion';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import { buildSignInPath } from '~/domain/site/redirect';
import { formatTooManyAttempts } from '~/features/auth/too-many-attempts';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { personalData } from '~/server/personal-data/registry.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/delete-profile-page';
import { DataExport } from './data-export';
import { DeleteProfileSection } from './delete-profile-section';
import { OpenItemList } from './open-item-list';
import { PersonalDataList } from './personal-data-list';
import { ReauthForms } from './reauth-forms';

export const meta = () => createNoindexMeta('Delete profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, accountDeletion, environment } = context.get(services);
  const actor = context.get(signedIn);
  return {
    areas: personalData.map(({ id, title, contents, retention: { text, isRetained } }) => ({
      id,
      title,
      contents,
      retention: text,
      isRetained,
    })),
    hasPassword: await accounts.hasPassword(actor),
    hasPasskey: (await accounts.listPasskeys(actor)).length > 0,
    isRecentlyAuthenticated: isRecentlyAuthenticated(actor.session.authenticatedAt, new Date(), 'sensitive'),
    openItems: await accountDeletion.listOpenItems(actor),
    isLastAdmin: await accountDeletion.isLastAdmin(actor),
    deletesAt: (await accountDeletion.getRequest(actor))?.deletesAt,
    isCancelled: new URL(request.url).searchParams.get('done') === 'cancelled',
    isDemo: environment.DEMO,
  };
}

const REAUTH_REQUIRED = 'You confirmed your identity a while ago. Please confirm it again.';

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, accountDeletion } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const here = paths.account.deleteProfile();
  switch (form.get('intent')) {
    case 'cancel':
      await accountDeletion.cancel(actor);
      return redirect(paths.account.deleteProfile('cancelled'), 303);
    case 'sign-in-again':
      return redirect(buildSignInPath(here), { status: 303, headers: await accounts.closeSession(request) });
    case 'reauthenticate': {
      const parsed = deletionPasswordSchema.safeParse(Object.fromEntries(form));
      if (!parsed.success) return data({ password: parsed.error.issues[0]?.message }, { status: 400 });
      const result = await accounts.reauthenticate(actor, parsed.data.password);
      if (result === 'right') return redirect(`${here}#go`, 303);
      if (result === 'wait') return data({ password: formatTooManyAttempts(15 * 60) }, { status: 429 });
      return data({ password: 'The password is incorrect.' }, { status: 400 });
    }
    case 'request': {
      if (form.get('sure') !== 'on')
        return data({ sure: 'Please tick this box to confirm.' }, { status: 400 });
      const { kind } = await accountDeletion.request(actor);
      if (kind === 'asked') return redirect(here, 303);
      return kind === 'stale' ? data({ stale: REAUTH_REQUIRED }, { status: 403 }) : data({}, { status: 403 });
    }
    default:
      return data({}, { status: 400 });
  }
}

function PageHeader({ isDemo }: { isDemo: boolean }) {
  return (
    <header className="grid max-w-prose gap-5">
      <h1 className="text-tool">Delete profile</h1>
      <p className="text-lg text-muted">
        Download your data, then delete your profile. You can cancel the deletion for seven days. After that
        it cannot be undone.
      </p>
      {isDemo && (
        <Alert tone="info" title="This is a demo site">
          The deletion is real. A sample account is created again at the next start of the site, without its
          data.
        </Alert>
      )}
    </header>
  );
}

export default function DeleteProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    areas,
    openItems,
    hasPassword,
    hasPasskey,
    isRecentlyAuthenticated,
    isLastAdmin,
    deletesAt,
    isCancelled,
    isDemo,
  } = loaderData;
  const errors: { password?: string; sure?: string; stale?: string } = actionData ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <PageHeader isDemo={isDemo} />
      {isCancelled && !deletesAt && !actionData && (
        <Alert tone="success" role="status" title="Your profile was not deleted.">
          We have also confirmed this by email.
        </Alert>
      )}
      <OpenItemList items={openItems} />
      <PersonalDataList areas={areas} />
      {errors.stale && (
        <Alert tone="warning" role="alert" title="Please confirm again">
          {errors.stale}
        </Alert>
      )}
      {(!isRecentlyAuthenticated || errors.password) && (
        <ReauthForms hasPassword={hasPassword} hasPasskey={hasPasskey} error={errors.password} />
      )}
      <DataExport isRecentlyAuthenticated={isRecentlyAuthenticated} />
      <DeleteProfileSection
        isRecentlyAuthenticated={isRecentlyAuthenticated}
        isLastAdmin={isLastAdmin}
        deletesAt={deletesAt}
        error={errors.sure}
      />
    </div>
  );
}
