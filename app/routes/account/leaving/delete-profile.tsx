import { data, redirect } from 'react-router';
import { isFreshProof } from '~/domain/fresh-proof';
import { ownPasswordSchema } from '~/domain/leaving';
import { signInPath } from '~/domain/redirect';
import { waitWords } from '~/features/accounts/wait-words';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { readForm } from '~/server/http/read-body.server';
import { personalData } from '~/server/personal-data/registry.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/delete-profile';
import { GoOrStay } from './go-or-stay';
import { Proof } from './proof';
import { TakeAlong } from './take-along';
import { WhatGoes } from './what-goes';

export const meta = () => hiddenPageMeta('Delete profile');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accounts, leaving, environment } = context.get(services);
  const actor = context.get(signedIn);
  return {
    areas: personalData.map(({ id, title, holds, leaving: { words, stays } }) => ({
      ...{ id, title, holds, words, stays },
    })),
    hasPassword: await accounts.hasPassword(actor),
    hasPasskey: (await accounts.listPasskeys(actor)).length > 0,
    isFresh: isFreshProof(actor.session.provenAt, new Date(), 'key'),
    isLastAdmin: await leaving.isLastAdmin(actor),
    leavesAt: (await leaving.departureOf(actor))?.leavesAt,
    isTakenBack: new URL(request.url).searchParams.get('done') === 'taken-back',
    isDemo: environment.DEMO,
  };
}

const STALE = 'Meanwhile it is a while ago that you said who you are. Please do it once more.';

export async function action({ request, context }: Route.ActionArgs) {
  const { accounts, leaving } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const here = paths.account.deleteProfile();
  switch (form.get('intent')) {
    case 'take-back':
      await leaving.takeBack(actor);
      return redirect(paths.account.deleteProfile('taken-back'), 303);
    case 'sign-in-again':
      return redirect(signInPath(here), { status: 303, headers: await accounts.closeSession(request) });
    case 'prove': {
      const given = ownPasswordSchema.safeParse(Object.fromEntries(form));
      if (!given.success) return data({ password: given.error.issues[0]?.message }, { status: 400 });
      const answer = await accounts.confirmPassword(actor, given.data.password);
      if (answer === 'right') return redirect(`${here}#go`, 303);
      if (answer === 'wait') return data({ password: waitWords(15 * 60) }, { status: 429 });
      return data({ password: 'That is not the password of this account.' }, { status: 400 });
    }
    case 'leave': {
      if (form.get('sure') !== 'on')
        return data({ sure: 'Please tick this, so that nobody goes by one slip.' }, { status: 400 });
      const { kind } = await leaving.ask(actor);
      if (kind === 'asked') return redirect(here, 303);
      return kind === 'stale' ? data({ stale: STALE }, { status: 403 }) : data({}, { status: 403 });
    }
    default:
      return data({}, { status: 400 });
  }
}

function Head({ isDemo }: { isDemo: boolean }) {
  return (
    <header className="grid max-w-prose gap-5">
      <h1 className="text-h1">Delete profile</h1>
      <p className="text-lg text-muted">
        Take along what is yours, then go. For seven days you can come back as if nothing had happened. After
        that, not even we can bring it back.
      </p>
      {isDemo && (
        <Notice tone="info" title="This site is being tried out">
          Everything below happens for real. A sample account is there again when the site is next started,
          without what belonged to it.
        </Notice>
      )}
    </header>
  );
}

export default function DeleteProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { areas, hasPassword, hasPasskey, isFresh, isLastAdmin, leavesAt, isTakenBack, isDemo } = loaderData;
  const refused: { password?: string; sure?: string; stale?: string } = actionData ?? {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <Head isDemo={isDemo} />
      {isTakenBack && !leavesAt && (
        <Notice tone="success" role="status" title="Your profile stays.">
          Nothing was deleted. A mail says so as well.
        </Notice>
      )}
      <WhatGoes areas={areas} />
      {refused.stale && (
        <Notice tone="warning" role="alert" title="Once more, please">
          {refused.stale}
        </Notice>
      )}
      {(!isFresh || refused.password) && <Proof {...{ hasPassword, hasPasskey }} fault={refused.password} />}
      <TakeAlong isFresh={isFresh} />
      <GoOrStay isFresh={isFresh} isLastAdmin={isLastAdmin} leavesAt={leavesAt} fault={refused.sure} />
    </div>
  );
}
