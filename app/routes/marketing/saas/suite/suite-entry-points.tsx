import { softwareProducts } from '~/content/products/software-products';
import { suiteContent } from '~/content/products/suite-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** Who each product is for, in one sentence of links, and the product finder. */
export function SuiteEntryPoints() {
  return (
    <section aria-labelledby="begin-title" className="wrap section">
      <h2 id="begin-title">{suiteContent.beginHeadline}</h2>
      <ul className="mt-6 grid max-w-[44em] gap-3 text-lead">
        {softwareProducts.map(({ id, name, audience, href, state, when }) => (
          <li key={id}>
            <a
              href={href}
              className="font-semibold underline decoration-primary decoration-2 underline-offset-4"
            >
              {name}
            </a>
            <span className="text-muted">
              {' '}
              for {audience.charAt(0).toLowerCase() + audience.slice(1)}
              {state === 'coming' && `, from ${when}`}
            </span>
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
