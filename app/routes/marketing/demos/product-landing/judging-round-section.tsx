import { productLandingContent } from '~/content/demos/product-landing-content';
import { RoundTables } from '~/features/hackmatrix/round-tables/round-tables';
import { Island } from '~/ui/island';

/** The product's interface with a sample round that can be sorted. */
export function JudgingRoundSection() {
  return (
    <section aria-labelledby="round-title" className="wrap section">
      <h2 id="round-title">{productLandingContent.roundHeadline}</h2>
      <p className="mt-4 mb-8 max-w-[40em] text-lg text-muted">{productLandingContent.roundLead}</p>
      <Island name="round-tables" component={RoundTables} props={{}} />
    </section>
  );
}
