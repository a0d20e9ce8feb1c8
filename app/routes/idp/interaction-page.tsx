import { data, redirect } from 'react-router';
import { SAMPLE_DIRECTORY_NAME } from '~/content/samples/sample-directory';
import { AccountPicker } from '~/features/idp/account-picker';
import { ConsentForm } from '~/features/idp/consent-form';
import { SignInStopped } from '~/features/idp/sign-in-stopped';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { nodeExchange } from '~/server/http/pages/page-contexts.server';
import { type Idp, idpContext } from '~/server/idp/idp.server';
import type { IdpAnswer } from '~/server/idp/types.server';
import type { Route } from './+types/interaction-page';

function requireIdp(idp: Idp | null): Idp {
  if (!idp) throw data(null, { status: 404 });
  return idp;
}

/** Without a prompt the interaction is finished, expired, or was started in another browser. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const idp = requireIdp(context.get(idpContext));
  const prompt = await idp.getPrompt(context.get(nodeExchange), params.uid);
  return data({ prompt }, { status: prompt ? 200 : 400 });
}

function parseAnswer(form: FormData): IdpAnswer {
  if (form.has('refuse')) return { kind: 'refuse' };
  if (form.get('consent') === 'allow') return { kind: 'allow' };
  return { kind: 'account', id: readFieldText(form, 'account') };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const idp = requireIdp(context.get(idpContext));
  const answer = parseAnswer(await readForm(request));
  const next = await idp.submitAnswer(context.get(nodeExchange), params.uid, answer);
  if (next) return redirect(next, 303);
  return data({ error: 'Nobody of that name is in the directory.' }, { status: 400 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Sign in · ${SAMPLE_DIRECTORY_NAME}` },
  { name: 'robots', content: 'noindex' },
];

export default function InteractionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { prompt } = loaderData;
  if (prompt?.kind === 'account') return <AccountPicker {...prompt} error={actionData?.error} />;
  if (prompt?.kind === 'consent') return <ConsentForm {...prompt} />;
  return (
    <SignInStopped
      title="This question is closed."
      text="The sign-in was finished before, waited longer than 15 minutes, or began in another browser."
    />
  );
}
