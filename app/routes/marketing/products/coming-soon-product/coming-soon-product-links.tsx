import type { SoftwareProduct } from '~/content/products/software-products';
import { softwareProducts } from '~/content/products/software-products';
import { paths } from '~/paths';
import { ProductMark } from '~/ui/art/mark';

/** The audience of the product, and what to use until it is available. */
export function ComingSoonProductLinks({ product }: { product: SoftwareProduct }) {
  const others = softwareProducts.filter(({ id, state }) => id !== product.id && state === 'coming');
  return (
    <section
      aria-label="Until it is here"
      className="wrap section grid gap-x-14 gap-y-10 md:grid-cols-2 lg:grid-cols-[5fr_7fr]"
    >
      <div className="max-w-[32em]">
        <p>{product.description}</p>
        <p className="mt-4 text-muted">For: {product.audience}.</p>
      </div>
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
