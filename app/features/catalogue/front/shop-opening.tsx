import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { LinkButton } from '~/ui/link-button';
import { Picture } from '~/ui/picture';
import type { ListedProduct } from '../listed-product';
import { unitPrice } from '../unit-price';

export interface ShopNews {
  label: string;
  title: string;
  text: string;
  href: string;
}

interface ShopOpeningProps {
  /** The first fills the large tile, the second the small one beside it. */
  products: readonly ListedProduct[];
  /** The tile in the corner: what is worth saying today. */
  news?: ShopNews;
}

function PictureTile({ product, children, sizes, priority, className }: PictureTileProps) {
  const image = product.images[0];
  return (
    <a href={product.url} className={`group relative block overflow-hidden focus-visible:z-10 ${className}`}>
      {image && (
        <Picture
          image={image}
          sizes={sizes}
          priority={priority}
          className="absolute inset-0 size-full object-cover transition-transform duration-500 group-hover:scale-[1.025]"
        />
      )}
      {children}
    </a>
  );
}

interface PictureTileProps {
  product: ListedProduct;
  children?: ReactNode;
  sizes: string;
  priority?: boolean;
  className: string;
}

/** The front of the shop: a picture first, the words beside it, one small picture and one tile of news. */
export function ShopOpening({ products, news }: ShopOpeningProps) {
  const [large, small] = products;
  return (
    <div className="wrap">
      <div className="shop-opening">
        {large && (
          <PictureTile
            product={large}
            sizes="(min-width: 1440px) 671px, (min-width: 992px) 47vw, 100vw"
            priority
            className="shop-opening-large"
          >
            <span className="corner-tiles-end absolute end-0 bottom-0 flex items-center gap-4 bg-surface px-4 py-3 text-sm">
              <span>
                <span className="block font-semibold">{large.name}</span>
                <span className="block text-muted tabular-nums">{unitPrice(large).amount}</span>
              </span>
              <Icon name="arrow-right" />
            </span>
          </PictureTile>
        )}
        <div className="shop-opening-words flex flex-col justify-end py-8 lg:pt-5 lg:ps-10 lg:pb-9">
          <h1 className="max-w-[9ch] lg:text-[clamp(2.75rem,5.3vw,4.75rem)]">The shop floor</h1>
          <p className="mt-4 max-w-[30em] text-lead text-muted">
            Objects we wanted on our own desks, made in small runs by people we can name, and seats in our
            rooms.
          </p>
          <p className="mt-6">
            <LinkButton href={paths.shop.catalogue()} size="lg">
              See all products
              <Icon name="arrow-right" />
            </LinkButton>
          </p>
        </div>
        {small && (
          <PictureTile
            product={small}
            sizes="(min-width: 1440px) 335px, (min-width: 992px) 24vw, 50vw"
            className="shop-opening-small rounded-tile"
          >
            <span className="sr-only">{small.name}</span>
          </PictureTile>
        )}
        {news && (
          <a
            href={news.href}
            className="shop-opening-news group relative flex focus-visible:z-10 flex-col rounded-tile bg-text p-4 text-bg md:p-5"
          >
            <span className="flex items-start justify-between gap-3 text-sm">
              {news.label}
              <span className="transition-transform group-hover:translate-x-1">
                <Icon name="arrow-right" />
              </span>
            </span>
            <span className="mt-auto pt-10 font-display text-h3 leading-none font-semibold md:text-[1.625rem]">
              {news.title}
            </span>
            <span className="mt-2 text-sm tabular-nums">{news.text}</span>
          </a>
        )}
      </div>
    </div>
  );
}
