import { cachedAs } from '~/cached-query';
import { softwareProducts } from '~/content/products';
import { readFamilyAnswers } from '~/domain/family-answers';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/family';
import { Chooser } from './family/chooser';
import { fittingProducts } from './family/fitting';
import { HandOvers } from './family/hand-overs';
import { Mosaic } from './family/mosaic';
import { Result } from './family/result';
import { WhoFor } from './family/who-for';

export const handle: PageHandle = {
  way: 'static',
  cachedQuery: cachedAs((query) => paths.products(readFamilyAnswers(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const answers = readFamilyAnswers(new URL(request.url).searchParams);
  const { PUBLIC_URL } = context.get(services).environment;
  return { answers, address: PUBLIC_URL + paths.products(answers) };
}

const names = softwareProducts.map(({ name }) => name).join(', ');

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: 'The six products',
    description: `${names}: one family. Three questions lead to the one that fits you, today or in the month in which it opens.`,
    kind: 'CollectionPage',
    unlisted: Object.keys(args.loaderData.answers).length > 0,
  });
}

export default function FamilyPage({ loaderData: { answers, address } }: Route.ComponentProps) {
  const { candidates, fit } = fittingProducts(answers);
  return (
    <>
      <section className="wrap pt-8 md:pt-12">
        <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 className="max-w-[9ch]">Six tiles, one family.</h1>
          <p className="max-w-[30em] text-lead text-muted lg:pb-2">
            Each grew out of an evening on which we needed it ourselves. Two are in use, four are in the kiln.
          </p>
        </div>
        <div className="mt-10 md:mt-14">
          <div className="grid gap-grout xl:grid-cols-[7fr_5fr]">
            <Mosaic candidates={candidates} />
            <Chooser answers={answers} left={candidates.length} />
          </div>
          {fit && <Result fit={fit} when={answers.when} address={address} />}
        </div>
      </section>
      <WhoFor />
      <HandOvers />
    </>
  );
}
