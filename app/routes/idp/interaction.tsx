import { data, redirect } from 'react-router';
import { sampleDirectoryName } from '~/content/sample-organisation';
import { AccountBoard } from '~/features/identity-provider/account-board';
import { ConsentSheet } from '~/features/identity-provider/consent-sheet';
import { EndOfTheWay } from '~/features/identity-provider/end-of-the-way';
import { nodeExchange, type ProviderAnswer } from '~/server/embedded-provider/contract.server';
import { fieldText, readForm } from '~/server/http/read-body.server';
import { type Services, services } from '~/server/services.server';
import type { Route } from './+types/interaction';

function providerOf({ embeddedProvider }: Services) {
  if (!embeddedProvider) throw data(null, { status: 404 });
  return embeddedProvider;
}

/** Whether it is over: answered before, out of date, or begun in another browser. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const provider = providerOf(context.get(services));
  const question = await provider.question(context.get(nodeExchange), params.uid);
  return data({ question }, { status: question ? 200 : 400 });
}

function answerIn(form: FormData): ProviderAnswer {
  if (form.has('refuse')) return { kind: 'refuse' };
  if (form.get('consent') === 'allow') return { kind: 'allow' };
  return { kind: 'account', id: fieldText(form, 'account') };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const provider = providerOf(context.get(services));
  const answer = answerIn(await readForm(request));
  const next = await provider.answer(context.get(nodeExchange), params.uid, answer);
  if (next) return redirect(next, 303);
  return data({ fault: 'Nobody of that name is in the directory.' }, { status: 400 });
}

export const meta: Route.MetaFunction = () => [
  { title: `Sign in · ${sampleDirectoryName}` },
  { name: 'robots', content: 'noindex' },
];

export default function Interaction({ loaderData, actionData }: Route.ComponentProps) {
  const { question } = loaderData;
  if (question?.kind === 'account') return <AccountBoard {...question} fault={actionData?.fault} />;
  if (question?.kind === 'consent') return <ConsentSheet {...question} />;
  return (
    <EndOfTheWay
      title="This question is closed."
      text="The sign-in was finished before, waited longer than 15 minutes, or began in another browser."
    />
  );
}
