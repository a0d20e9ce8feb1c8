import { data, redirect } from 'react-router';
import { hackMatrix, hackMatrixQuestions } from '~/content/hackmatrix';
import { trailTo } from '~/content/navigation';
import { plans } from '~/content/plans';
import { softwareProduct } from '~/content/products';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { softwareData } from '~/sections/structured-data/offer';
import { questionsData } from '~/sections/structured-data/questions';
import { readForm } from '~/server/http/read-body.server';
import { receiveDemoRequest } from '~/server/leads/receive-demo-request.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/hackmatrix';
import { DemoRequest } from './hackmatrix/demo-request';
import { Figures } from './hackmatrix/figures';
import { NineMoments } from './hackmatrix/nine-moments';
import { Opening } from './hackmatrix/opening';
import { Plans } from './hackmatrix/plans';
import { Questions } from './hackmatrix/questions';
import { SecondLook } from './hackmatrix/second-look';
import { Story } from './hackmatrix/story';

export const handle: PageHandle = {
  way: 'island',
  prerender: true,
  trail: trailTo(paths.product('hackmatrix'), paths.products()),
};

export async function action({ request, context }: Route.ActionArgs) {
  const leads = await leadsOfSender(context);
  const received = await receiveDemoRequest(await readForm(request), {
    product: hackMatrix.productId,
    leads,
    now: new Date(),
  });
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

const product = softwareProduct(hackMatrix.productId);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `${product.name}: ${product.promise}`,
    description: product.description,
    kind: 'ItemPage',
    data: (absolute) => [
      softwareData(
        {
          ...product,
          path: product.href,
          offers: plans.map(({ name, price, participants }) => ({ name, price, description: participants })),
        },
        absolute,
      ),
      questionsData(hackMatrixQuestions),
    ],
  });

export default function HackMatrix({ actionData }: Route.ComponentProps) {
  if (actionData) return <DemoRequest lastResult={actionData} />;
  return (
    <>
      <Opening />
      <SecondLook />
      <NineMoments />
      <Figures />
      <Story />
      <Plans />
      <Questions />
      <DemoRequest lastResult={undefined} />
    </>
  );
}
