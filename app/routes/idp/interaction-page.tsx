import { data, redirect } from 'react-router';
import { SAMPLE_DIRECTORY_NAME } from '~/content/samples/sample-directory';
import { AccountPicker } from '~/features/idp/account-picker';
import { ConsentForm } from '~/features/idp/consent-form';
import { SignInStopped } from '~/features/idp/sign-in-stopped';
import { fieldText, readForm } from '~/server/http/body/read-body.server';
import { type IdpAnswer, nodeExchange } from '~/server/idp/types.server';
import { type Services, services } from '~/server/services.server';
import type { Route } from './+types/interaction-page';

function providerOf({ idp: embeddedProvider }: Services) {
  if (!embeddedProvider) throw data(null, { status: 404 });
  return embeddedProvider;
}

/** Whether it is over: answered before, out of date, or begun in another browser. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const provider = providerOf(context.get(services));
  const question = await provider.getPrompt(context.get(nodeExchange), params.uid);
  return data({ question }, { status: question ? 200 : 400 });
}

function answerIn(form: FormData): IdpAnswer {
  if (form.has('refuse')) return { kind: 'refuse' };
  if (form.get('consent') === 'allow') return { kind: 'allow' };
  return { kind: 'account', id: fieldText(form, 'account') };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const provider = providerOf(context.get(services));
  const answer = answerIn(await readForm(request));
  const next = await provider.submitAnswer(context.get(nodeExchange), params.uid, answer);
  if (next) return redirect(next, 303);
  return data({ fault: 'Nobody of that name is in the directory.' }, { status: 400 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Sign in · ${SAMPLE_DIRECTORY_NAME}` },
  { name: 'robots', content: 'noindex' },
];

export default function InteractionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question } = loaderData;
  if (question?.kind === 'account') return <AccountPicker {...question} error={actionData?.fault} />;
  if (question?.kind === 'consent') return <ConsentForm {...question} />;
  return (
    <SignInStopped
      title="This question is closed."
      text="The sign-in was finished before, waited longer than 15 minutes, or began in another browser."
    />
  );
}
