import type { ListedProduct } from '~/domain/catalogue/product';
import { getProductAvailability } from '~/domain/catalogue/stock';
import { paths } from '~/paths';
import { formatUnitPrice } from '~/sections/shop/unit-price';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import { Picture } from '~/ui/pictures/picture';
import { site } from '~site';

interface ProductDetails {
  details: readonly { label: string; value: string }[];
}

/** Returns a seat for a product with date and place; `undefined` for any other, such as a gift card. */
export function toEventSeat(product: ListedProduct, { details }: ProductDetails): EventSeat | undefined {
  const findDetail = (label: string) => details.find((entry) => entry.label === label)?.value;
  const dateText = findDetail('When');
  const placeText = findDetail('Where');
  return dateText && placeText ? { product, dateText, placeText } : undefined;
}

/** A seat at an event. The texts are those of its product page. */
export interface EventSeat {
  product: ListedProduct;
  dateText: string;
  placeText: string;
}

/** Seats at events as tickets with date and place. */
export function EventSeats({ seats }: { seats: readonly EventSeat[] }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <div className="flex flex-col items-start lg:justify-end">
        <h2 className="lg:max-w-[10ch]">Workshops and hackathons</h2>
        <p className="mt-5 max-w-[30em] text-lg text-muted">
          Take part in person: buy a seat here and get your ticket by email, with a QR code for the entrance.
          Put any name on it, and pass it on until it is used.
        </p>
        <TextLink href={paths.shop.catalogue({ category: ['events'] })} className="mt-4">
          Seats and gift cards
        </TextLink>
      </div>
      <ul className="grid content-start gap-4">
        {seats.map(({ product, dateText, placeText }) => {
          const image = product.images[0];
          return (
            <li key={product.id}>
              <a href={product.url} className="ticket group">
                <span className="ticket-body">
                  <span className="font-display text-h3 leading-tight font-semibold">{product.name}</span>
                  <span className="mt-3 grid gap-1 text-sm text-muted">
                    <span className="flex gap-2.5">
                      <Icon name="calendar" className="mt-0.5 shrink-0" />
                      {dateText}
                    </span>
                    <span className="flex gap-2.5">
                      <Icon name="map-pin" className="mt-0.5 shrink-0" />
                      {placeText}
                    </span>
                  </span>
                  <span className="mt-auto flex flex-wrap items-baseline gap-x-4 gap-y-1 pt-5 tabular-nums">
                    <span>
                      <span className="font-semibold">{formatUnitPrice(product).amount}</span>{' '}
                      <span className="text-sm text-muted">with {site.tax.name}</span>
                    </span>
                    <span className="text-sm text-muted">{getProductAvailability(product).text}</span>
                  </span>
                </span>
                <span className="ticket-stub">
                  {image && (
                    <Picture
                      image={{ ...image, alt: '' }}
                      sizes="220px"
                      fileWidths={[320, 480]}
                      className="size-full object-cover"
                    />
                  )}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
