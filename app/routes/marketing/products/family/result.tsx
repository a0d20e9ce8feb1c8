import clsx from 'clsx';
import { type familyFits, meanwhile } from '~/content/family';
import { type SoftwareProduct, softwareProduct } from '~/content/products';
import type { FamilyAnswers } from '~/domain/family-answers';
import { GLAZE_GROUNDS } from '~/ui/glaze';
import { Icon } from '~/ui/icon';
import { TextLink } from '~/ui/text-link';
import { ShareResult } from './share-result';

type Fit = (typeof familyFits)['event']['run'];

interface ResultProps {
  fit: Fit;
  when: FamilyAnswers['when'];
  /** The whole address of this result. */
  address: string;
}

function availability({ state, when, name }: SoftwareProduct, needed: FamilyAnswers['when']): string {
  if (state === 'live') return `${name} has been in use since ${when}. You can begin this week.`;
  if (needed === 'now') return `You need it sooner than it is there: ${name} opens in ${when}.`;
  return `${name} opens in ${when}. The waitlist gets one letter, on that day.`;
}

/** What fits, why, what beside it, and what to do until it is there. */
export function Result({ fit: { first, why, also }, when, address }: ResultProps) {
  const product = softwareProduct(first);
  const beside = softwareProduct(also.id);
  const until = product.state === 'coming' && when === 'now' ? meanwhile[first] : undefined;
  return (
    <div className="mt-grout grid gap-grout lg:grid-cols-[7fr_5fr]">
      <a
        href={product.href}
        className={clsx(
          'group quarter-tr flex min-h-72 flex-col justify-end gap-4 rounded-tile p-6 md:p-10',
          GLAZE_GROUNDS[product.glaze],
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
          <p className="text-lg">{availability(product, when)}</p>
          {until && (
            <p>
              <TextLink href={until.href}>{until.text}</TextLink>
            </p>
          )}
          <p className="text-muted">
            Beside it:{' '}
            <a
              href={beside.href}
              className="font-semibold text-text underline decoration-primary decoration-2 underline-offset-4"
            >
              {beside.name}
            </a>
            , {also.why}.
          </p>
        </div>
        <ShareResult address={address} />
      </div>
    </div>
  );
}
