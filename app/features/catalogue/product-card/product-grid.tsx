import clsx from 'clsx';
import type { PicturePriority } from '~/ui/pictures/picture';
import { ReusedMarkup } from '~/ui/reused-markup';
import type { ListedProduct } from '../listed-product';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** `narrow` beside the filters, `full` across the page. */
  layout: 'narrow' | 'full';
  /** Number of pictures above the fold. */
  priorityCount?: number;
  level?: 2 | 3;
}

const LAYOUTS = {
  narrow: {
    columns: '[--columns:2] sm:[--columns:3] lg:[--columns:2] xl:[--columns:3]',
    sizes:
      '(min-width: 1440px) 350px, (min-width: 1200px) 26vw, (min-width: 992px) 35vw, (min-width: 576px) 32vw, 48vw',
  },
  full: {
    columns: '[--columns:2] lg:[--columns:4]',
    sizes: '(min-width: 1440px) 336px, (min-width: 992px) 24vw, 48vw',
  },
} as const;

/** Only the first picture is preloaded in the head: others would compete with it. */
const getPriority = (index: number, priorities: number): PicturePriority | undefined => {
  if (index >= priorities) return undefined;
  return index === 0 ? 'first' : 'early';
};

/** A grid of product cards with grout between them. */
export function ProductGrid({ products, layout, priorityCount = 0, level }: ProductGridProps) {
  const { columns, sizes } = LAYOUTS[layout];
  return (
    <ul className={clsx('product-grid', columns)}>
      {products.map((product, index) => {
        const priority = getPriority(index, priorityCount);
        const card = { product, sizes, priority, level };
        // Its picture is preloaded in the head, which is not part of the card's HTML.
        return priority === 'first' ? (
          <li key={product.id} className="product-grid-cell">
            <ProductCard {...card} />
          </li>
        ) : (
          <ReusedMarkup
            key={product.id}
            tag="li"
            className="product-grid-cell"
            component={ProductCard}
            props={card}
          />
        );
      })}
    </ul>
  );
}
