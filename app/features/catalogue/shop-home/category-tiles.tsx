import type { ProductImage } from '~/domain/catalogue/product';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';

export interface CategoryTile {
  id: string;
  name: string;
  description: string;
  products: number;
  /** Image of one of its products. */
  image?: ProductImage;
}

/** Links to the categories, each with a picture and the number of products. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <ul className="grid gap-grout sm:grid-cols-2 lg:grid-cols-3">
      {categories.map(({ id, name, description, products, image }) => (
        <li key={id} className="grid">
          <a
            href={paths.shop.catalogue({ category: [id] })}
            className="group relative grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] overflow-hidden rounded-tile bg-surface transition-colors hover:bg-raised focus-visible:z-10"
          >
            <span className="block aspect-square overflow-hidden bg-tile-1">
              {image && (
                <Picture
                  image={{ ...image, alt: '' }}
                  sizes="(min-width: 1440px) 179px, (min-width: 992px) 13vw, (min-width: 576px) 19vw, 38vw"
                  className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.025]"
                />
              )}
            </span>
            <span className="flex min-w-0 flex-col p-4 md:p-5">
              <span className="flex items-start justify-between gap-3 text-sm text-muted tabular-nums">
                {pluralise(products, 'product')}
                <span className="mt-0.5 transition-transform group-hover:translate-x-1">
                  <Icon name="arrow-right" />
                </span>
              </span>
              <span className="mt-auto pt-4 font-display text-h3 leading-none font-semibold">{name}</span>
              <span className="mt-2 text-sm text-muted">{description}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
