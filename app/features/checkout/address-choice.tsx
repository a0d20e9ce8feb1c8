import { SegmentedLinks } from '~/ui/segmented-links';
import type { AddressOffer } from './own-details';

/** The addresses of the address book: each leads back here with the fields filled in. */
export function AddressChoice({ addresses }: { addresses: readonly AddressOffer[] }) {
  if (addresses.length === 0) return null;
  return <SegmentedLinks label="Address book" items={addresses} className="sm:col-span-6" />;
}
