import type { SavedAddress } from '~/domain/accounts/address-book';
import type { Address } from '~/domain/orders/checkout-schema';
import { formatIndianPhone } from '~/domain/orders/format-address';
import type { CheckoutValues } from '~/features/checkout/fields/checkout-fields';
import type { SavedDetails } from '~/features/checkout/saved-details';
import { paths } from '~/paths';
import type { SignedIn } from '~/server/accounts/types.server';
import type { Services } from '~/server/services.server';

const PARAMETER = 'address';
/** Wants the fields of the address empty. */
const ANOTHER = 'another';

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

/** Which address the checkout comes filled in with: the one that was asked for, else the default. */
function chosenFrom(addresses: readonly SavedAddress[], asked: string | null) {
  const chosen = addresses.find(({ id }) => id === asked);
  if (chosen || asked === ANOTHER) return { address: chosen, chosen: asked ?? undefined };
  return { address: addresses.find(({ isDefault }) => isDefault), chosen: undefined };
}

/** What the checkout comes filled in with for somebody who is signed in, and which other addresses they have. */
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
  const { address, chosen } = chosenFrom(deliveries, url.searchParams.get(PARAMETER));
  const billing = billings.find(({ isDefault }) => isDefault);
  const phone = address?.phone ?? profile.phone;
  const offer = (id: string, label: string, current: boolean) => {
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
            ...deliveries.map(({ id, label }) => offer(id, label, id === address?.id)),
            offer(ANOTHER, 'Another address', address === undefined),
          ],
  };
}
