import clsx from 'clsx';
import type { ListedProduct } from '~/domain/catalogue/product';
import { FIRST_SCREEN_END_ATTRIBUTE, RENDER_LATER_ATTRIBUTE } from '~/domain/site/presence-attributes';
import type { PicturePriority } from '~/ui/pictures/picture';
import { ReusedMarkup } from '~/ui/reused-markup';
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

/** Whole rows, whether they have one, two or three cards. */
const CARDS_OF_GROUP = 6;

/** Only the first picture is preloaded in the head: others would compete with it. */
const getPriority = (index: number, priorities: number): PicturePriority | undefined => {
  if (index >= priorities) return undefined;
  return index === 0 ? 'first' : 'early';
};

/** The cards in groups of whole rows. A `narrow` grid is the long list of the catalogue. */
function divideIntoGroups<Item>(items: readonly Item[], layout: ProductGridProps['layout']): Item[][] {
  const size = layout === 'narrow' ? CARDS_OF_GROUP : items.length;
  return Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );
}

/**
 * A grid of product cards with grout between them. Of a long one, the browser lays out the first group of cards, and the others before
 * they come into view. Each group is a list, because a list has nothing but entries.
 */
export function ProductGrid({ products, layout, priorityCount = 0, level }: ProductGridProps) {
  const { columns, sizes } = LAYOUTS[layout];
  const cards = products.map((product, index) => ({
    product,
    sizes,
    priority: getPriority(index, priorityCount),
    level,
  }));
  const groups = divideIntoGroups(cards, layout);
  return (
    <div className="grid gap-grout">
      {groups.map((group, index) => (
        <ul
          key={group[0]?.product.id}
          className={clsx('product-grid', columns)}
          {...(index > 0 && { [RENDER_LATER_ATTRIBUTE]: '' })}
          {...(index === 0 && groups.length > 1 && { [FIRST_SCREEN_END_ATTRIBUTE]: '' })}
        >
          {group.map((card) =>
            // Its picture is preloaded in the head, which is not part of the card's HTML.
            card.priority === 'first' ? (
              <li key={card.product.id} className="product-grid-cell">
                <ProductCard {...card} />
              </li>
            ) : (
              <ReusedMarkup
                key={card.product.id}
                className="product-grid-cell"
                component={ProductCard}
                isLater={index > 0}
                props={card}
              />
            ),
          )}
        </ul>
      ))}
    </div>
  );
}
