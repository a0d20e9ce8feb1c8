import { bridgeSteps } from '~/content/products/bridge-weeks';
import { TextLink } from '~/ui/buttons/text-link';
import { ComingSoonProductLinks } from './coming-soon-product-links';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { ExpectedDate } from './expected-date';
import { PartProgress } from './part-progress';
import { ProductMarkTile } from './product-mark-tile';
import { WeekTiles } from './week-tiles';

/**
 * The product's mark drawn as a bridge: a team at one side, a company at the other, the text between them. Below, each
 * part has its place in the eight weeks.
 */
export function BridgeView({ product, content, waitlist }: ComingSoonProductProps) {
  return (
    <>
      <section className="wrap grid grid-cols-2 gap-grout pt-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)_minmax(0,1fr)]">
        <ProductMarkTile shape="rising" className="fill-tile-2 lg:row-start-1" />
        <ProductMarkTile shape="falling" className="fill-glaze-peacock lg:col-start-3 lg:row-start-1" />
        <ProductMarkTile shape="falling" className="fill-tile-2 max-lg:hidden lg:row-start-2" />
        <ProductMarkTile shape="rising" className="fill-tile-2 max-lg:hidden lg:col-start-3 lg:row-start-2" />
        <p className="text-sm text-muted lg:col-start-1 lg:pt-2">A campus team</p>
        <p className="text-end text-sm text-muted lg:col-start-3 lg:pt-2">A company</p>
        <div className="col-span-2 flex flex-col justify-center pt-8 lg:col-span-1 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-12 lg:pt-0">
          <ExpectedDate product={product} className="text-product-3" />
          <h1 className="mt-5 text-[clamp(2.5rem,4.6vw,4.25rem)]">{content.headline}</h1>
          <p className="mt-6 max-w-[32em] text-lead text-muted">{content.lead}</p>
          <p className="mt-6">
            <TextLink href="#waitlist" arrow="none">
              Join the waiting list
            </TextLink>
          </p>
        </div>
      </section>
      <section aria-labelledby="weeks-title" className="wrap section">
        <h2 id="weeks-title" className="max-w-[20ch]">
          From a challenge to an offer in eight weeks
        </h2>
        <ol className="mt-8 grid gap-grout md:mt-12">
          {content.parts.map(({ name, state, description }) => {
            const step = bridgeSteps.find(({ part }) => part === name);
            return (
              <li
                key={name}
                className="grid gap-x-14 gap-y-5 rounded-tile bg-surface p-5 md:p-8 lg:grid-cols-[5fr_7fr] lg:items-center"
              >
                <div>
                  <p className="text-sm text-muted">{step?.when}</p>
                  <h3 className="mt-1">{name}</h3>
                  <p className="mt-2 mb-4 max-w-[32em] text-muted">{description}</p>
                  <PartProgress state={state} fill="fill-glaze-peacock" />
                </div>
                {step && <WeekTiles step={step.columns} />}
              </li>
            );
          })}
        </ol>
      </section>
      <section
        id="waitlist"
        aria-labelledby="waitlist-title"
        className="wrap section grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h2 id="waitlist-title" className="max-w-[14ch]">
            Waiting list: pilots begin in January
          </h2>
          <p className="mt-5 max-w-[32em] text-muted">For: {product.audience}.</p>
        </div>
        {waitlist}
      </section>
      <ComingSoonProductLinks product={product} />
    </>
  );
}
