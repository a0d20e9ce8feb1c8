import { DELIVERY_ZONES } from '~/content/shop/delivery-zones';
import { type DeliveryEstimate, estimateDelivery } from '~/domain/orders/delivery-estimate';

/** For the parameter `pin` of the form on a product page. */
export function readDeliveryEstimate(url: URL): DeliveryEstimate | undefined {
  const pin = url.searchParams.get('pin');
  return pin === null ? undefined : estimateDelivery(pin, DELIVERY_ZONES);
}
