import { cachedAs } from '~/cached-query';
import { softwareProducts } from '~/content/products/software-products';
import { parseProductFinderAnswers } from '~/domain/products/product-finder';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/product-finder-page';
import { findMatchingProducts } from './find-matching-products';
import { ProductAudiences } from './product-audiences';
import { ProductFinderForm } from './product-finder-form';
import { ProductFinderResult } from './product-finder-result';
import { ProductHandoverList } from './product-handover-list';
import { ProductMosaic } from './product-mosaic';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => paths.productFinder(parseProductFinderAnswers(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const answers = parseProductFinderAnswers(new URL(request.url).searchParams);
  const { PUBLIC_URL } = context.get(services).environment;
  return { answers, shareUrl: PUBLIC_URL + paths.productFinder(answers) };
}

const names = softwareProducts.map(({ name }) => name).join(', ');

export function meta(args: Route.MetaArgs) {
  return createPageMeta(args, {
    title: 'The six products',
    description: `${names}: one family. Three questions lead to the one that fits you, today or in the month in which it opens.`,
    kind: 'CollectionPage',
    isNoindex: Object.keys(args.loaderData.answers).length > 0,
  });
}

export default function ProductFinderPage({ loaderData: { answers, shareUrl } }: Route.ComponentProps) {
  const { candidates, recommendation } = findMatchingProducts(answers);
  return (
    <>
      <section className="wrap pt-8 md:pt-12">
        <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1 className="max-w-[9ch]">Six software products, one family.</h1>
          <p className="max-w-[30em] text-lead text-muted lg:pb-2">
            Each grew out of an evening on which we needed it ourselves. Two are in use, four are being built.
          </p>
        </div>
        <div className="mt-10 md:mt-14">
          <div className="grid gap-grout xl:grid-cols-[7fr_5fr]">
            <ProductMosaic candidates={candidates} />
            <ProductFinderForm answers={answers} matchCount={candidates.length} />
          </div>
          {recommendation && (
            <ProductFinderResult recommendation={recommendation} when={answers.when} shareUrl={shareUrl} />
          )}
        </div>
      </section>
      <ProductAudiences />
      <ProductHandoverList />
    </>
  );
}
