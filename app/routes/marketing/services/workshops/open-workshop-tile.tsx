import { getProductAvailability } from '~/domain/catalogue/stock';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { LinkButton } from '~/ui/buttons/link-button';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';
import { site } from '~site';
import type { OpenWorkshop } from './read-open-workshops.server';

/** One open workshop with date, level, price and seats. Booking is buying its ticket in the shop. */
export function OpenWorkshopTile({ workshop }: { workshop: OpenWorkshop }) {
  const { product, when, where, level, trainers, included } = workshop;
  const { amount, beforeTax } = formatUnitPrice(product);
  const [picture] = product.images;
  const isSoldOut = product.stock <= 0;
  const facts = [
    ['Level', level],
    ['Trainers', trainers],
    ['Included', included],
  ].filter(([, value]) => value);
  return (
    <article className="grid gap-grout lg:grid-cols-[5fr_7fr]">
      {picture && (
        <div>
          <Picture
            image={picture}
            sizes="(min-width: 992px) 40vw, 100vw"
            className="size-full rounded-tile object-cover"
          />
        </div>
      )}
      <div className="grid content-between gap-8 rounded-tile bg-surface p-5 md:p-8">
        <div>
          <h3 className="text-h2">{product.name}</h3>
          <p className="mt-4 flex gap-2.5">
            <Icon name="calendar" className="mt-1 shrink-0" />
            {when}
          </p>
          <p className="mt-1 flex gap-2.5">
            <Icon name="map-pin" className="mt-1 shrink-0" />
            {where}
          </p>
          <p className="mt-4 max-w-[34em] text-muted">{product.description}</p>
          <dl className="mt-6 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-3">
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <p className="tabular-nums">
            <span className="block font-display text-h3 font-semibold">{amount} a seat</span>
            <span className="text-sm text-muted">
              with {site.tax.name}, {beforeTax}
            </span>
          </p>
          <p className="font-semibold">{getProductAvailability(product).text}</p>
          <LinkButton href={product.url} size="lg" variant={isSoldOut ? 'quiet' : 'primary'}>
            {isSoldOut ? 'See the workshop' : 'Book a seat'}
            <span className="sr-only">: {product.name}</span>
            <Icon name="arrow-right" />
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
