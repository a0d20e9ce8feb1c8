import { ComingSoonProductLinks } from './coming-soon-product-links';
import type { ComingSoonProductProps } from './coming-soon-product-props';
import { HackWiseQuestions } from './hackwise-questions';
import { ProductMarkTile } from './product-mark-tile';

/**
 * The page has the shape of the product's mark: headline in the disc, description in the quarter, month in the leaf,
 * form in the square.
 */
export function HackWiseView({ product, content, waitlist }: ComingSoonProductProps) {
  return (
    <>
      <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-grout pt-4 md:grid-cols-2">
        <div className="relative grid aspect-square w-full place-content-center gap-[2vw] md:gap-4">
          <ProductMarkTile shape="dot" className="absolute inset-0 fill-glaze-jade" />
          <p className="relative font-display text-h3 font-semibold text-glaze-ink">{product.name}</p>
          <h1 className="relative max-w-[9ch] text-[clamp(2.4rem,5.2vw,4.9rem)] text-glaze-ink">
            {content.headline}
          </h1>
        </div>
        <div className="relative flex aspect-square w-full flex-col justify-end">
          <ProductMarkTile shape="quarter" className="absolute inset-0 fill-tile-2" />
          <p className="relative max-w-[20em] p-5 text-lg md:p-8 lg:max-w-[26em] lg:p-10 lg:text-lead">
            {content.lead}
          </p>
        </div>
        <div className="relative grid aspect-square w-full place-items-center">
          <ProductMarkTile shape="falling" className="absolute inset-0 fill-tile-2" />
          <p className="relative max-w-[9em] font-display text-h3 font-semibold text-balance lg:text-[2rem]">
            Coming soon: {product.when}
          </p>
        </div>
        <div className="flex flex-col justify-end gap-6 rounded-tile bg-tile-1 p-5 md:aspect-square md:p-8 lg:p-10">
          <h2>Waiting list: 30 teams test it in December</h2>
          <p className="max-w-[32em] text-muted">For: {product.audience}.</p>
          {waitlist}
        </div>
      </section>
      <HackWiseQuestions parts={content.parts} />
      <ComingSoonProductLinks product={product} />
    </>
  );
}
