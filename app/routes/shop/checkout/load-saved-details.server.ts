import type { SavedAddress } from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import { formatIndianPhone } from '~/domain/india/phone';
import type { Address } from '~/domain/orders/checkout-schema';
import type { CheckoutValues } from '~/features/checkout/fields/checkout-fields';
import type { SavedDetails } from '~/features/checkout/saved-details';
import { paths } from '~/paths';
import type { Services } from '~/server/services.server';

const PARAMETER = 'address';
/** Requests an empty address form. */
const NEW_ADDRESS = 'another';

const addressValues = (group: 'delivery' | 'billing', address: Address | undefined): CheckoutValues =>
  address
    ? {
        [`${group}.line1`]: address.line1,
        [`${group}.line2`]: address.line2 ?? '',
        [`${group}.pin`]: address.pin,
        [`${group}.city`]: address.city,
        [`${group}.state`]: address.state,
      }
    : {};

/** Chooses the address that fills the checkout: the requested one, else the default. */
function chooseAddress(addresses: readonly SavedAddress[], requestedId: string | null) {
  const requested = addresses.find(({ id }) => id === requestedId);
  if (requested || requestedId === NEW_ADDRESS)
    return { address: requested, addressId: requestedId ?? undefined };
  return { address: addresses.find(({ isDefault }) => isDefault), addressId: undefined };
}

/** Loads the saved details of a signed-in user, and the other addresses to choose from. */
export async function loadSavedDetails(
  { profiles, addressBook }: Pick<Services, 'profiles' | 'addressBook'>,
  actor: SignedIn,
  url: URL,
): Promise<SavedDetails> {
  const [profile, deliveries, billings] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, 'delivery'),
    addressBook.listAddresses(actor, 'billing'),
  ]);
  const { address, addressId } = chooseAddress(deliveries, url.searchParams.get(PARAMETER));
  const billing = billings.find(({ isDefault }) => isDefault);
  const phone = address?.phone ?? profile.phone;
  const listOptions = (id: string, label: string, isCurrent: boolean) => {
    const query = new URLSearchParams(url.searchParams);
    query.set(PARAMETER, id);
    query.delete('_routes');
    return { label, href: `${paths.shop.checkout()}?${query}#checkout-delivery`, isCurrent };
  };
  return {
    values: {
      'contact.name': address?.name ?? profile.name,
      'contact.email': actor.user.email,
      ...(phone && { 'contact.phone': formatIndianPhone(phone) }),
      ...addressValues('delivery', address?.address),
      ...addressValues('billing', billing?.address),
      ...(billing?.gstin && { gstin: billing.gstin }),
      paymentMethod: profile.paymentMethod ?? 'upi',
    },
    addressId,
    addresses:
      deliveries.length === 0
        ? []
        : [
            ...deliveries.map(({ id, label }) => listOptions(id, label, id === address?.id)),
            listOptions(NEW_ADDRESS, 'Another address', address === undefined),
          ],
  };
}
