import type { SoftwareProduct } from '~/content/products/software-products';
import { getSoftwareProduct, softwareProducts } from '~/content/products/software-products';
import { suiteSteps } from '~/content/products/suite-content';
import { paths } from '~/paths';
import { ProductMark } from '~/ui/art/mark';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';

/** What to do until the product is open, and the other products. */
export function ComingSoonProductLinks({ product }: { product: SoftwareProduct }) {
  const others = softwareProducts.filter(({ id, state }) => id !== product.id && state === 'coming');
  return (
    <section
      aria-labelledby="until-title"
      className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_7fr]"
    >
      <UntilThen product={product} />
      <div>
        <ul className="grid grid-cols-3 gap-grout">
          {others.map(({ id, name, when, href }) => (
            <li key={id}>
              <a
                href={href}
                className="mark-moves flex h-full min-h-32 flex-col rounded-tile bg-surface p-3 sm:p-4 transition-colors hover:bg-raised"
              >
                <ProductMark product={id} size={28} className="text-tile-3" />
                <span className="mt-auto pt-6 font-semibold">{name}</span>
                <span className="text-sm text-muted">{when}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-muted">
          In use today:{' '}
          <a
            href={paths.product('hackmatrix')}
            className="font-semibold text-text underline underline-offset-4"
          >
            HackMatrix
          </a>{' '}
          and{' '}
          <a
            href={paths.product('converge')}
            className="font-semibold text-text underline underline-offset-4"
          >
            Converge
          </a>
        </p>
      </div>
    </section>
  );
}

/** How the handover with a product in use works until this product is open. */
function UntilThen({ product }: { product: SoftwareProduct }) {
  const index = suiteSteps.findIndex(
    ({ from, to, untilThen }) => untilThen && [from, to].includes(product.id),
  );
  const step = suiteSteps[index];
  if (!step) return null;
  const { from, to, untilThen } = step;
  return (
    <div>
      <p aria-hidden="true" className="flex items-center gap-3 text-tile-3">
        <ProductMark product={from} size={40} />
        <Icon name="arrow-right" className="text-muted" />
        <ProductMark product={to} size={40} />
      </p>
      <h2 id="until-title" className="mt-5 text-h3">
        Until {product.when}
      </h2>
      <p className="mt-2 max-w-[28em] text-muted">{untilThen}.</p>
      <p className="mt-4">
        <TextLink href={paths.suite(index + 1)}>
          {getSoftwareProduct(from).name} to {getSoftwareProduct(to).name}
        </TextLink>
      </p>
    </div>
  );
}
