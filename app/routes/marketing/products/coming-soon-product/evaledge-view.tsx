import { Icon } from '~/ui/icons/icon';
import { ComingSoonProductLinks } from './coming-soon-product-links';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { ExpectedDate } from './expected-date';
import { partStates } from './part-progress';
import { ProductMarkTile } from './product-mark-tile';

/** The product's mark as a sheet with two folded corners. The parts are graded by a rubric. */
export function EvalEdgeView({ product, content, waitlist }: ComingSoonProductProps) {
  return (
    <>
      <section className="wrap grid gap-x-14 gap-y-10 pt-4 lg:grid-cols-2">
        <div className="flex flex-col justify-between gap-10 pt-6 lg:pt-14">
          <div>
            <h1 className="max-w-[11ch]">{content.headline}</h1>
            <p className="mt-6 max-w-[30em] text-lead text-muted">{content.lead}</p>
          </div>
          <div className="max-lg:order-last">{waitlist}</div>
        </div>
        <div className="grid grid-cols-2 content-start gap-grout self-start">
          <ProductMarkTile shape="lower-half" className="fill-tile-2" />
          <div className="flex aspect-square flex-col justify-between bg-glaze-indigo p-3.5 text-glaze-bone md:p-6">
            <ExpectedDate product={product} className="flex-col" />
            <p className="font-display text-[clamp(1.0625rem,2.3vw,2rem)] leading-[1.05] font-semibold tracking-[-0.03em]">
              {product.promise}
            </p>
          </div>
          <ProductMarkTile shape="square" className="fill-tile-2" />
          <ProductMarkTile shape="upper-half" className="fill-tile-2" />
        </div>
      </section>
      <section aria-labelledby="rubric-title" className="wrap section">
        <h2 id="rubric-title">How far we are, by our own rubric</h2>
        <p className="mt-5 max-w-[38em] text-muted">
          {product.description} For: {product.audience}.
        </p>
        <ol className="mt-8 grid gap-grout md:mt-12">
          {content.parts.map(({ name, state, description }) => (
            <li key={name} className="grid gap-grout lg:grid-cols-[minmax(0,6fr)_repeat(3,minmax(0,2fr))]">
              <div className="rounded-inner bg-surface p-4 md:p-5">
                <h3>{name}</h3>
                <p className="mt-1.5 max-w-[38em] text-muted">{description}</p>
              </div>
              <ul className="grid grid-cols-3 gap-grout lg:contents">
                {partStates.map((level) => (
                  <Level key={level} level={level} reached={level === state} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
      <ComingSoonProductLinks product={product} />
    </>
  );
}

function Level({ level, reached }: { level: string; reached: boolean }) {
  return (
    <li
      className={`flex min-h-14 flex-wrap items-center gap-2 rounded-inner p-3 text-sm md:p-5 ${
        reached ? 'bg-glaze-indigo font-semibold text-glaze-bone' : 'bg-surface text-muted'
      }`}
    >
      {reached && <Icon name="check" />}
      <span className="first-letter:uppercase">{level}</span>
      <span className="sr-only">{reached ? 'reached' : 'not this one'}</span>
    </li>
  );
}
