import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import {
  type AddressEntry,
  type AddressKind,
  addressEntrySchemas,
  MAX_ADDRESSES_PER_KIND,
} from '~/domain/accounts/address-book';
import { addressBookLabels } from '~/features/profile/address-book-labels';
import { addSavedMessage } from '~/features/profile/saved-message';
import type { SignedIn } from '~/server/accounts/types.server';
import type { Services } from '~/server/services.server';

const FULL = `There are ${MAX_ADDRESSES_PER_KIND} addresses already. Delete one first.`;

interface Asked {
  services: Pick<Services, 'profiles' | 'addressBook'>;
  actor: SignedIn;
  kind: AddressKind;
  /** Of the address, or `new`. */
  id: string;
}

/** What the form begins with. The first address of its kind is the default unless somebody unticks it. */
export async function readAddressEntry({ services, actor, kind, id }: Asked): Promise<Partial<AddressEntry>> {
  const { profiles, addressBook } = services;
  if (id !== 'new') {
    const entry = await addressBook.getAddress(actor, kind, id);
    if (!entry) throw data(null, { status: 404 });
    return entry;
  }
  const [profile, others] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, kind),
  ]);
  const { name, company, phone } = profile;
  return {
    ...(kind === 'delivery' ? { name, phone } : { name: company ?? name }),
    isDefault: others.length === 0,
  };
}

/** Saves or deletes, and leads back to the list; else what is wrong with the form. */
export async function submitAddressForm(
  { services: { addressBook }, actor, kind, id }: Asked,
  posted: FormData,
): Promise<SubmissionResult<string[]>> {
  const { listPath: list } = addressBookLabels[kind];
  if (posted.get('intent') === 'delete') {
    if (!(await addressBook.remove(actor, kind, id))) throw data(null, { status: 404 });
    throw redirect(addSavedMessage(list, 'removed'), 303);
  }
  const submission = parseWithZod<(typeof addressEntrySchemas)[AddressKind]>(posted, {
    schema: addressEntrySchemas[kind],
  });
  if (submission.status !== 'success') return submission.reply();
  if (id === 'new') {
    if ((await addressBook.add(actor, kind, submission.value)) === 'full')
      return submission.reply({ formErrors: [FULL] });
  } else if (!(await addressBook.update(actor, kind, id, submission.value))) {
    throw data(null, { status: 404 });
  }
  throw redirect(addSavedMessage(list, 'address'), 303);
}
