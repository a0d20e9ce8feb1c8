import clsx from 'clsx';
import { interimOptions, type productRecommendations } from '~/content/products/product-finder-content';
import { getSoftwareProduct, type SoftwareProduct } from '~/content/products/software-products';
import type { ProductFinderAnswers } from '~/domain/products/product-finder';
import { TextLink } from '~/ui/buttons/text-link';
import { GLAZE_BACKGROUNDS } from '~/ui/glaze';
import { Icon } from '~/ui/icons/icon';
import { ShareFinderResult } from './share-finder-result';

type Fit = (typeof productRecommendations)['event']['run'];

interface ProductFinderResultProps {
  recommendation: Fit;
  when: ProductFinderAnswers['when'];
  /** The absolute URL of this result. */
  shareUrl: string;
}

function describeAvailability(
  { state, when, name }: SoftwareProduct,
  neededWhen: ProductFinderAnswers['when'],
): string {
  if (state === 'live') return `${name} has been in use since ${when}. You can begin this week.`;
  if (neededWhen === 'now') return `You need it sooner than it is there: ${name} opens in ${when}.`;
  return `${name} opens in ${when}. The waiting list gets one email, on that day.`;
}

/** The recommended product, the reason, a companion product, and what to use until it is available. */
export function ProductFinderResult({
  recommendation: { first, why, also },
  when,
  shareUrl,
}: ProductFinderResultProps) {
  const product = getSoftwareProduct(first);
  const companion = getSoftwareProduct(also.id);
  const interimOption = product.state === 'coming' && when === 'now' ? interimOptions[first] : undefined;
  return (
    <div className="mt-grout grid gap-grout lg:grid-cols-[7fr_5fr]">
      <a
        href={product.href}
        className={clsx(
          'group quarter-tr flex min-h-72 flex-col justify-end gap-4 rounded-tile p-6 md:p-10',
          GLAZE_BACKGROUNDS[product.glaze],
        )}
      >
        <span className="font-display text-h1 leading-none font-semibold">{product.name}</span>
        <span className="max-w-[32em] text-lead text-pretty">{why}</span>
        <span className="inline-flex items-center gap-2 font-semibold underline-offset-4 group-hover:underline">
          {product.state === 'live' ? 'Look at it' : 'See what is there already'}
          <Icon name="arrow-right" />
        </span>
      </a>
      <div className="grid content-between gap-8 rounded-tile bg-surface p-6 md:p-8">
        <div className="grid gap-4">
          <p className="text-lg">{describeAvailability(product, when)}</p>
          {interimOption && (
            <p>
              <TextLink href={interimOption.href}>{interimOption.text}</TextLink>
            </p>
          )}
          <p className="text-muted">
            Beside it:{' '}
            <a
              href={companion.href}
              className="font-semibold text-text underline decoration-primary decoration-2 underline-offset-4"
            >
              {companion.name}
            </a>
            , {also.why}.
          </p>
        </div>
        <ShareFinderResult url={shareUrl} />
      </div>
    </div>
  );
}
