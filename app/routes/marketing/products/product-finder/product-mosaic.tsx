import clsx from 'clsx';
import { type ProductId, type SoftwareProduct, softwareProducts } from '~/content/products/software-products';
import { ProductMark } from '~/ui/art/mark';

function Tile({ product, fits }: { product: SoftwareProduct; fits: boolean }) {
  const { id, name, promise, state, when, href } = product;
  return (
    <li className="grid">
      <a
        href={href}
        className={clsx(
          'flex min-h-56 flex-col rounded-tile p-4 transition-colors hover:bg-raised focus-visible:relative focus-visible:z-1 md:p-6',
          fits ? 'bg-surface' : 'bg-bg-sunk',
        )}
      >
        <ProductMark
          product={id}
          className={clsx('h-auto w-24 text-tile-3 transition-opacity md:w-32', !fits && 'opacity-20')}
        />
        <span
          className={clsx(
            'mt-6 font-display text-h3 font-semibold tracking-tight md:mt-8',
            !fits && 'text-muted',
          )}
        >
          {name}
        </span>
        <span className="mt-1 text-sm text-pretty text-muted">{promise}</span>
        <span className="mt-auto pt-3 text-sm text-muted tabular-nums">
          {state === 'live' ? `In use since ${when}` : when}
        </span>
      </a>
    </li>
  );
}

/** The six products as a mosaic. Products that no longer match lose their colour. */
export function ProductMosaic({ candidates }: { candidates: readonly ProductId[] }) {
  return (
    <ul aria-label="The six products" className="grid auto-rows-fr grid-cols-2 gap-grout md:grid-cols-3">
      {softwareProducts.map((product) => (
        <Tile key={product.id} product={product} fits={candidates.includes(product.id)} />
      ))}
    </ul>
  );
}
