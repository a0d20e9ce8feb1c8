import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { JudgingDemo } from '~/features/hackmatrix/judging-demo/judging-demo';
import { paths } from '~/paths';
import { ProductLabel } from '~/sections/marketing/product-label';
import { TextLink } from '~/ui/buttons/text-link';
import { Island } from '~/ui/island';

/** Shows HackMatrix with its own interface and real marks. Visitors can operate it. */
export function HomeJudgingDemo() {
  return (
    <section className="wrap section grid items-end gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <div>
        <ProductLabel product="hackmatrix" />
        <h2 className="mt-3.5 mb-5">{hackMatrixContent.headline}</h2>
        <p className="max-w-[30em] text-lg text-muted">{hackMatrixContent.lead}</p>
        <p className="mt-6">
          <TextLink href={paths.product('hackmatrix')}>Tour HackMatrix</TextLink>
        </p>
      </div>
      <Island name="judging-demo" component={JudgingDemo} props={{}} />
    </section>
  );
}
