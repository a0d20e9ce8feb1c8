import type { SavedAddress } from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import type { Address } from '~/domain/orders/checkout-schema';
import { formatIndianPhone } from '~/domain/orders/format-address';
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
function chooseAddress(addresses: readonly SavedAddress[], asked: string | null) {
  const chosen = addresses.find(({ id }) => id === asked);
  if (chosen || asked === NEW_ADDRESS) return { address: chosen, chosen: asked ?? undefined };
  return { address: addresses.find(({ isDefault }) => isDefault), chosen: undefined };
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
  const { address, chosen } = chooseAddress(deliveries, url.searchParams.get(PARAMETER));
  const billing = billings.find(({ isDefault }) => isDefault);
  const phone = address?.phone ?? profile.phone;
  const listOptions = (id: string, label: string, current: boolean) => {
    const query = new URLSearchParams(url.searchParams);
    query.set(PARAMETER, id);
    query.delete('_routes');
    return { label, href: `${paths.shop.checkout()}?${query}#checkout-delivery`, current };
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
    chosen,
    addresses:
      deliveries.length === 0
        ? []
        : [
            ...deliveries.map(({ id, label }) => listOptions(id, label, id === address?.id)),
            listOptions(NEW_ADDRESS, 'Another address', address === undefined),
          ],
  };
}
