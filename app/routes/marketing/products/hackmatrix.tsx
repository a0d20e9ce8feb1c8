import { data, redirect } from 'react-router';
import { hackMatrix } from '~/content/hackmatrix';
import { softwareProducts } from '~/content/products';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { receiveDemoRequest } from '~/server/leads/receive-demo-request.server';
import { services } from '~/server/services.server';
import { JsonData } from '~/ui/json-data';
import { site } from '~site';
import type { Route } from './+types/hackmatrix';
import { DemoRequest } from './hackmatrix/demo-request';
import { Figures } from './hackmatrix/figures';
import { NineMoments } from './hackmatrix/nine-moments';
import { Opening } from './hackmatrix/opening';
import { Plans } from './hackmatrix/plans';
import { Questions } from './hackmatrix/questions';
import { SecondLook } from './hackmatrix/second-look';
import { Story } from './hackmatrix/story';
import { structuredData } from './hackmatrix/structured-data';

export const handle: PageHandle = { way: 'island', prerender: true };

export async function action({ request, context }: Route.ActionArgs) {
  const { leads } = context.get(services);
  const received = await receiveDemoRequest(await request.formData(), {
    product: hackMatrix.productId,
    leads,
    now: new Date(),
  });
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

const product = softwareProducts.find(({ id }) => id === hackMatrix.productId);

export const meta: Route.MetaFunction = () => [
  { title: `${product?.name}: ${product?.promise} · ${site.name}` },
  { name: 'description', content: product?.description },
];

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
      <JsonData type="application/ld+json" value={structuredData} />
    </>
  );
}
