import { MAX_ADDRESSES_PER_KIND, type SavedAddress } from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import { formatIndianPhone } from '~/domain/india/phone';
import type { Address } from '~/domain/orders/checkout-schema';
import { isSameAddress } from '~/domain/orders/order';
import type { CheckoutValues } from '~/features/checkout/fields/checkout-fields';
import type { SavedDetails } from '~/features/checkout/submission/checkout-draft';
import { paths } from '~/paths';
import type { LastDelivery } from '~/server/orders/types.server';
import type { Services } from '~/server/services.server';

const PARAMETER = 'address';
/** Requests the address of the last order, which is not in the address book. */
const LAST_ADDRESS = 'last';
/** Requests an empty address form. */
const NEW_ADDRESS = 'another';

const toAddressValues = (group: 'delivery' | 'billing', address: Address | undefined): CheckoutValues =>
  address
    ? {
        [`${group}.line1`]: address.line1,
        [`${group}.line2`]: address.line2 ?? '',
        [`${group}.pin`]: address.pin,
        [`${group}.city`]: address.city,
        [`${group}.state`]: address.state,
      }
    : {};

/** An address that fills the checkout. */
interface Choice extends Pick<SavedAddress, 'id' | 'label' | 'name' | 'phone' | 'address'> {
  isDefault?: boolean;
}

/** R-CHECKOUT-3: the addresses to choose from: the last used one first. It need not be in the address book. */
function listChoices(saved: readonly SavedAddress[], last: LastDelivery | undefined): Choice[] {
  if (!last) return [...saved];
  const stored = saved.find(({ address }) => isSameAddress(address, last.address));
  const others = saved.filter((address) => address !== stored);
  return [stored ?? { ...last, id: LAST_ADDRESS, label: `Last used: ${last.address.line1}` }, ...others];
}

/** R-CHECKOUT-3: the requested address, else the default, else the last used one. */
function chooseAddress(choices: readonly Choice[], requestedId: string | null, hasLast: boolean) {
  const requested = choices.find(({ id }) => id === requestedId);
  if (requested || requestedId === NEW_ADDRESS)
    return { address: requested, addressId: requestedId ?? undefined };
  const address = choices.find(({ isDefault }) => isDefault) ?? (hasLast ? choices[0] : undefined);
  return { address, addressId: undefined };
}

/** Loads the saved details of a signed-in user, and the other addresses to choose from. */
export async function loadSavedDetails(
  { profiles, addressBook, orders }: Pick<Services, 'profiles' | 'addressBook' | 'orders'>,
  actor: SignedIn,
  url: URL,
): Promise<SavedDetails> {
  const [profile, deliveries, billings, last] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, 'delivery'),
    addressBook.listAddresses(actor, 'billing'),
    orders.getLastDelivery(actor.user.id),
  ]);
  const choices = listChoices(deliveries, last);
  const { address, addressId } = chooseAddress(choices, url.searchParams.get(PARAMETER), last !== undefined);
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
      ...toAddressValues('delivery', address?.address),
      ...toAddressValues('billing', billing?.address),
      ...(billing && { 'contact.company': billing.name }),
      ...(billing?.gstin && { gstin: billing.gstin }),
      paymentMethod: profile.paymentMethod ?? 'upi',
    },
    userId: actor.user.id,
    addressId,
    canSaveAddress: deliveries.length < MAX_ADDRESSES_PER_KIND,
    addresses:
      choices.length === 0
        ? []
        : [
            ...choices.map(({ id, label }) => listOptions(id, label, id === address?.id)),
            listOptions(NEW_ADDRESS, 'Another address', address === undefined),
          ],
  };
}
