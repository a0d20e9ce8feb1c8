import clsx from 'clsx';
import type { PicturePriority } from '~/ui/pictures/picture';
import type { ListedProduct } from '../listed-product';
import { ProductCard } from './product-card';

interface ProductGridProps {
  products: readonly ListedProduct[];
  /** `floor` beside the filters, `shelf` across the page. */
  layout: 'floor' | 'shelf';
  /** How many of the first pictures stand in the first view. */
  priorities?: number;
  level?: 2 | 3;
}

const LAYOUTS = {
  floor: {
    columns: '[--columns:2] sm:[--columns:3] lg:[--columns:2] xl:[--columns:3]',
    sizes:
      '(min-width: 1440px) 350px, (min-width: 1200px) 26vw, (min-width: 992px) 35vw, (min-width: 576px) 32vw, 48vw',
  },
  shelf: {
    columns: '[--columns:2] lg:[--columns:4]',
    sizes: '(min-width: 1440px) 336px, (min-width: 992px) 24vw, 48vw',
  },
} as const;

/** One picture asked for in the head: more would take the network from it. */
const priorityOf = (index: number, priorities: number): PicturePriority | undefined => {
  if (index >= priorities) return undefined;
  return index === 0 ? 'first' : 'early';
};

/** A field of product cards with grout between them. */
export function ProductGrid({ products, layout, priorities = 0, level }: ProductGridProps) {
  const { columns, sizes } = LAYOUTS[layout];
  return (
    <ul className={clsx('product-field', columns)}>
      {products.map((product, index) => (
        <li key={product.id} className="shop-cell">
          <ProductCard
            product={product}
            sizes={sizes}
            priority={priorityOf(index, priorities)}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}
