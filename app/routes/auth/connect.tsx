import { data, redirect } from 'react-router';
import { redirectTarget } from '~/domain/redirect';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { services } from '~/server/services.server';
import { currentSession } from '~/server/signed-in.server';
import { Button } from '~/ui/button';
import { LinkButton } from '~/ui/link-button';
import { Notice } from '~/ui/notice';
import { site } from '~site';
import type { Route } from './+types/connect';

export const handle: PageHandle = { way: 'static' };

export function meta() {
  return [{ title: `Connect your organisation · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

const targetOf = (request: Request) => redirectTarget(new URL(request.url).searchParams.get('redirectTo'));

/** Both accounts are shown by what was proved: one by the organisation a moment ago, the other by its own session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const proved = context.get(services).identity?.provedAccount(request);
  const current = await context.get(currentSession)();
  return {
    organisation: proved && (proved.email ?? proved.name),
    signedIn: current?.person.email,
    target: targetOf(request),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { identity } = context.get(services);
  const current = await context.get(currentSession)();
  if (!identity || !current) throw redirect(paths.auth.signIn(paths.auth.connect(targetOf(request))), 303);
  const { kind, headers } = await identity.link(current, request);
  if (kind === 'linked') return redirect(targetOf(request), { status: 303, headers });
  const fault =
    kind === 'taken'
      ? 'This organisation account opens somebody else’s account here. Sign out, and sign in with it.'
      : 'It took longer than 15 minutes. Please sign in with both once more.';
  return data({ fault }, { status: 409, headers });
}

function NothingToConnect({ target }: { target: string }) {
  return (
    <>
      <h1>Nothing to connect</h1>
      <p className="text-lead text-muted">
        Nobody has come from an organisation in this browser within the last 15 minutes.
      </p>
      <p>
        <LinkButton href={paths.auth.signIn(target)}>To the sign-in page</LinkButton>
      </p>
    </>
  );
}

function OtherProofFirst({ organisation, target }: { organisation: string; target: string }) {
  return (
    <>
      <h1>You have a key already</h1>
      <p className="text-lead text-muted [overflow-wrap:anywhere]">
        Somebody signs in as {organisation} here with a password or a passkey. If that is you, sign in that
        way once, and we connect the two. Your organisation’s word alone is not enough for it.
      </p>
      <p>
        <LinkButton href={paths.auth.signIn(paths.auth.connect(target))}>Sign in once more</LinkButton>
      </p>
    </>
  );
}

interface BothProvedProps {
  organisation: string;
  signedIn: string;
  target: string;
  fault: string | undefined;
}

function BothProved({ organisation, signedIn, target, fault }: BothProvedProps) {
  return (
    <>
      <h1>One door, two keys</h1>
      {fault && (
        <Notice tone="danger" role="alert" title="Not connected">
          {fault}
        </Notice>
      )}
      <form method="post" className="grid gap-6">
        <p className="text-lead text-muted [overflow-wrap:anywhere]">
          From now on your organisation account {organisation} can open the account {signedIn}, beside what
          opens it today.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Connect the two</Button>
          <LinkButton href={target} variant="quiet">
            Not now
          </LinkButton>
        </div>
      </form>
    </>
  );
}

export default function Connect({ loaderData, actionData }: Route.ComponentProps) {
  const { organisation, signedIn, target } = loaderData;
  return (
    <div className="wrap grid max-w-[34rem] gap-8 py-10">
      {organisation === undefined ? (
        <NothingToConnect target={target} />
      ) : signedIn === undefined ? (
        <OtherProofFirst organisation={organisation} target={target} />
      ) : (
        <BothProved {...{ organisation, signedIn, target }} fault={actionData?.fault} />
      )}
    </div>
  );
}
