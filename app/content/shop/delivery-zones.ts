import {
  type DeliveryEstimate,
  type DeliveryZone,
  estimateDelivery,
} from '~/domain/orders/delivery-estimate';

/** How long the courier needs, by the beginning of the PIN. Within `shopDeadlines.delivery`. */
export const DELIVERY_ZONES: readonly DeliveryZone[] = [
  // Karnataka.
  { pinPrefixes: ['56', '57', '58', '59'], days: [3, 3] },
  // The other states of the south and the west.
  { pinPrefixes: ['36', '37', '38', '39', '4', '5', '6'], days: [3, 4] },
  // North and east.
  { pinPrefixes: ['1', '2', '3', '7', '8'], days: [4, 5] },
  // Hills, the north-east, islands (744 Andaman and Nicobar, 68255 Lakshadweep) and army post offices.
  { pinPrefixes: ['17', '18', '19', '73', '744', '78', '79', '68255', '9'], days: [5, 6] },
];

/** For the parameter `pin` of the form on a product page. */
export function readDeliveryEstimate(url: URL): DeliveryEstimate | undefined {
  const pin = url.searchParams.get('pin');
  return pin === null ? undefined : estimateDelivery(pin, DELIVERY_ZONES);
}
