import { TextLink } from '~/ui/buttons/text-link';
import { ComingSoonProductLinks } from './coming-soon-product-links';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { ExpectedDate } from './expected-date';
import { PartProgress } from './part-progress';
import { ProductMarkTile } from './product-mark-tile';

const weeks = 8;

/**
 * The product's mark drawn as a bridge: a team at one side, a company at the other, the text between them, and eight
 * weeks as the deck.
 */
export function BridgeView({ product, content, waitlist }: ComingSoonProductProps) {
  return (
    <>
      <section className="wrap grid grid-cols-2 gap-grout pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)_minmax(0,1fr)]">
        <ProductMarkTile shape="rising" className="w-full fill-tile-2 lg:row-start-1" />
        <ProductMarkTile
          shape="falling"
          className="w-full fill-glaze-peacock lg:col-start-3 lg:row-start-1"
        />
        <div className="col-span-2 flex flex-col justify-center py-10 lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-12 lg:py-0">
          <ExpectedDate product={product} className="text-product-3" />
          <h1 className="mt-5 max-w-[12ch] text-[clamp(2.75rem,5vw,4.75rem)]">{content.headline}</h1>
          <p className="mt-6 max-w-[32em] text-lead text-muted">{content.lead}</p>
          <p className="mt-6">
            <TextLink href="#waitlist" arrow="none">
              Be there when it opens
            </TextLink>
          </p>
        </div>
        <ProductMarkTile shape="falling" className="w-full fill-tile-2 lg:row-start-2" />
        <ProductMarkTile shape="rising" className="w-full fill-tile-2 lg:col-start-3 lg:row-start-2" />
        <p className="text-sm text-muted lg:col-start-1 lg:pt-2">A campus team</p>
        <p className="text-end text-sm text-muted lg:col-start-3 lg:pt-2">A company</p>
      </section>
      <section aria-labelledby="deck-title" className="wrap section">
        <h2 id="deck-title" className="text-h3">
          How it works: eight weeks, four steps
        </h2>
        <ol
          aria-label={`${weeks} weeks`}
          className="mt-6 grid grid-cols-8 gap-grout font-semibold tabular-nums"
        >
          {Array.from({ length: weeks }, (_, index) => index + 1).map((week) => (
            <li
              key={week}
              className="flex h-14 items-end rounded-inner bg-glaze-peacock p-2 text-glaze-ink md:h-20 md:p-3"
            >
              {week}
            </li>
          ))}
        </ol>
        <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {content.parts.map(({ name, state, description }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p className="mt-2 mb-4 text-muted">{description}</p>
              <PartProgress state={state} fill="fill-glaze-peacock" />
            </li>
          ))}
        </ul>
      </section>
      <section
        id="waitlist"
        aria-labelledby="waitlist-title"
        className="wrap section grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]"
      >
        <h2 id="waitlist-title">{product.promise}</h2>
        {waitlist}
      </section>
      <ComingSoonProductLinks product={product} />
    </>
  );
}
