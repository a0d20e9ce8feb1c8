import { softwareProducts } from '~/content/products/software-products';
import { suiteContent } from '~/content/products/suite-content';
import { paths } from '~/paths';
import { ProductMark } from '~/ui/art/mark';
import { TextLink } from '~/ui/buttons/text-link';

/** Who each product is for, a tile each, and the product finder. */
export function SuiteEntryPoints() {
  return (
    <section aria-labelledby="begin-title" className="wrap section">
      <h2 id="begin-title">{suiteContent.beginHeadline}</h2>
      <ul className="mt-8 grid gap-grout sm:grid-cols-2 lg:grid-cols-3">
        {softwareProducts.map(({ id, name, audience, href, state, when }) => (
          <li key={id}>
            <a
              href={href}
              className="group flex h-full gap-4 rounded-tile bg-surface p-5 transition-colors hover:bg-raised"
            >
              <span className="shrink-0">
                <ProductMark product={id} size={40} />
              </span>
              <span>
                <span className="block font-display text-h3 font-semibold group-hover:text-link">{name}</span>
                <span className="mt-2 block text-muted">
                  {audience}
                  {state === 'coming' && `, from ${when}`}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink href={paths.productFinder()}>Three questions, one product</TextLink>
        <TextLink href={paths.pricing()}>Prices of what is in use</TextLink>
      </p>
    </section>
  );
}
