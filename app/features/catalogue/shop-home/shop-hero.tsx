import { paths } from '~/paths';
import { ThemedPicture } from '~/sections/marketing/themed-picture';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { DENSE_PHONE_FIRST_SIZE } from '~/ui/pictures/picture';

export interface ShopNews {
  label: string;
  title: string;
  text: string;
  href: string;
}

interface ShopHeroProps {
  /** The tile below the text. */
  news?: ShopNews;
}

export const SHOP_HERO_PICTURE_SIZES = `${DENSE_PHONE_FIRST_SIZE}, (min-width: 1440px) 671px, (min-width: 992px) 47vw, 92vw`;

/** Hero of the shop's home page: picture, text and a news tile. */
export function ShopHero({ news }: ShopHeroProps) {
  return (
    <div className="wrap">
      <div className="grid gap-grout lg:grid-cols-2">
        <div>
          <ThemedPicture
            name="hero-shop"
            alt="A tiled cabinet under an awning in vermilion and bone; in its niches a mug, a keyboard, a gift card, folded shirts, two notebooks and a mosaic."
            sizes={SHOP_HERO_PICTURE_SIZES}
            className="aspect-[4/3] w-full rounded-tile rounded-ee-[30vw] object-cover lg:rounded-ee-[min(15.5vw,14rem)]"
          />
        </div>
        <div className="grid gap-grout lg:grid-rows-[1fr_auto]">
          <div className="flex flex-col justify-end py-8 lg:pt-5 lg:ps-10 lg:pb-9">
            <h1 className="max-w-[9ch] lg:text-[clamp(2.75rem,5.3vw,4.75rem)]">The shop</h1>
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
          {news && (
            <a
              href={news.href}
              className="group flex flex-wrap items-baseline gap-x-8 rounded-tile bg-text px-5 py-4 text-bg lg:px-10"
            >
              <span className="flex w-full justify-between gap-3 text-sm">
                {news.label}
                <span className="transition-transform group-hover:translate-x-1">
                  <Icon name="arrow-right" />
                </span>
              </span>
              <span className="mt-2 font-display text-h3 leading-none font-semibold md:text-[1.625rem]">
                {news.title}
              </span>
              <span className="mt-2 text-sm tabular-nums">{news.text}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
