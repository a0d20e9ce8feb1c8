import { AddressFields } from '~/sections/forms/address-fields';
import { Checkbox } from '~/ui/forms/checkbox';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';
import type { AddressBookOption, SavedDetails } from '../submission/checkout-draft';
import type { GetCheckoutField } from './checkout-fields';
import { CheckoutSection } from './checkout-section';

/** The addresses of the address book. Each links to this page with its fields filled in. */
function AddressBookPicker({ addresses }: { addresses: readonly AddressBookOption[] }) {
  if (addresses.length === 0) return null;
  return <SegmentedLinks label="Address book" items={addresses} className="sm:col-span-6" />;
}

interface DeliveryFieldsProps {
  field: GetCheckoutField;
  savedDetails: SavedDetails | undefined;
}

export function DeliveryFields({ field, savedDetails }: DeliveryFieldsProps) {
  const { id, name, value } = field('saveAddress');
  return (
    <CheckoutSection
      id="checkout-delivery"
      title="Delivery"
      hint="Free, to every PIN code in India."
      step={2}
    >
      {savedDetails && <AddressBookPicker addresses={savedDetails.addresses} />}
      <AddressFields field={(part) => field(`delivery.${part}`)} purpose="shipping" />
      {savedDetails?.canSaveAddress && (
        <Checkbox
          id={id}
          name={name}
          label="Save this address to my account"
          defaultChecked={value === 'on'}
          className="sm:col-span-6"
        />
      )}
    </CheckoutSection>
  );
}
