import { hackMatrix } from '~/content/hackmatrix';
import { JudgingDemo } from '~/features/hackmatrix/judging-demo';
import { paths } from '~/paths';
import { ProductLabel } from '~/sections/product-label';
import { Island } from '~/ui/island';
import { TextLink } from '~/ui/text-link';

/** HackMatrix by its own interface: the marks are real, the desk can be operated. */
export function LiveJudging() {
  return (
    <section className="wrap section grid items-end gap-8 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <div>
        <ProductLabel product="hackmatrix" />
        <h2 className="mt-3.5 mb-5">{hackMatrix.headline}</h2>
        <p className="max-w-[30em] text-lg text-muted">{hackMatrix.lead}</p>
        <p className="mt-6">
          <TextLink href={paths.product('hackmatrix')}>Tour HackMatrix</TextLink>
        </p>
      </div>
      <Island name="judging-demo" component={JudgingDemo} props={{}} />
    </section>
  );
}
