import { data, redirect } from 'react-router';
import { hackMatrix } from '~/content/hackmatrix';
import { landing, landingQuestions } from '~/content/hackmatrix-landing';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { questionsData } from '~/sections/structured-data/questions';
import { readForm } from '~/server/http/read-body.server';
import { receiveDemoRequest } from '~/server/leads/receive-demo-request.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/landing';
import { AskForADemo } from './landing/ask-for-a-demo';
import { Comparison } from './landing/comparison';
import { FourEvenings } from './landing/four-evenings';
import { HandwritingWall } from './landing/handwriting-wall';
import { LastQuestions } from './landing/last-questions';
import { PerPerson } from './landing/per-person';
import { TheRound } from './landing/the-round';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'island',
  prerender: true,
  trail: trailTo(paths.demos.productLanding(), paths.products()),
};

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveDemoRequest(await readForm(request), {
    product: hackMatrix.productId,
    leads: await leadsOfSender(context),
    now: new Date(),
  });
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `HackMatrix on one page: ${landing.headline}`,
    description: landing.lead,
    data: () => [questionsData(landingQuestions)],
  });

export default function ProductLanding({ actionData }: Route.ComponentProps) {
  if (actionData) return <AskForADemo lastResult={actionData} />;
  return (
    <>
      <HandwritingWall />
      <TheRound />
      <FourEvenings />
      <Comparison />
      <PerPerson />
      <LastQuestions />
      <AskForADemo lastResult={undefined} />
      <SevenWays current={paths.demos.productLanding()} />
    </>
  );
}
