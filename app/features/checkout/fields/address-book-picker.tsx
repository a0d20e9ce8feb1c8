import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { AddressBookOption } from '../saved-details';

/** The addresses of the address book. Each links to this page with its fields filled in. */
export function AddressBookPicker({ addresses }: { addresses: readonly AddressBookOption[] }) {
  if (addresses.length === 0) return null;
  return <SegmentedLinks label="Address book" items={addresses} className="sm:col-span-6" />;
}
