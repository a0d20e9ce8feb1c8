import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import {
  type AddressEntry,
  type AddressKind,
  addressEntrySchemas,
  MAX_ADDRESSES_PER_KIND,
} from '~/domain/accounts/address-book';
import type { SignedIn } from '~/domain/auth/session';
import { ADDRESS_BOOK_LABELS } from '~/features/profile/address-book-labels';
import { addSavedMessage } from '~/features/profile/saved-alert';
import type { Services } from '~/server/services.server';

const ADDRESS_BOOK_FULL = `There are ${MAX_ADDRESSES_PER_KIND} addresses already. Delete one first.`;

interface AddressRequest {
  services: Pick<Services, 'profiles' | 'addressBook'>;
  actor: SignedIn;
  kind: AddressKind;
  /** Id of the address, or `new`. */
  id: string;
}

/** Initial values of the form. The first address of a kind is preselected as the default. */
export async function readAddressEntry({
  services,
  actor,
  kind,
  id,
}: AddressRequest): Promise<Partial<AddressEntry>> {
  const { profiles, addressBook } = services;
  if (id !== 'new') {
    const entry = await addressBook.getAddress(actor, { kind, id });
    if (!entry) throw data(null, { status: 404 });
    return entry;
  }
  const [profile, existing] = await Promise.all([
    profiles.getProfile(actor),
    addressBook.listAddresses(actor, kind),
  ]);
  const { name, company, phone } = profile;
  return {
    ...(kind === 'delivery' ? { name, phone } : { name: company ?? name }),
    isDefault: existing.length === 0,
  };
}

/** Saves or deletes the address and redirects to the list. Returns the result of the form when it is invalid. */
export async function submitAddressForm(
  { services: { addressBook }, actor, kind, id }: AddressRequest,
  formData: FormData,
): Promise<SubmissionResult<string[]>> {
  const { listPath } = ADDRESS_BOOK_LABELS[kind];
  if (formData.get('intent') === 'delete') {
    if (!(await addressBook.remove(actor, { kind, id }))) throw data(null, { status: 404 });
    throw redirect(addSavedMessage(listPath, 'removed'), 303);
  }
  const submission = parseWithZod<(typeof addressEntrySchemas)[AddressKind]>(formData, {
    schema: addressEntrySchemas[kind],
  });
  if (submission.status !== 'success') return submission.reply();
  if (id === 'new') {
    if ((await addressBook.add(actor, kind, submission.value)) === 'full')
      return submission.reply({ formErrors: [ADDRESS_BOOK_FULL] });
  } else if (!(await addressBook.update(actor, { kind, id }, submission.value))) {
    throw data(null, { status: 404 });
  }
  throw redirect(addSavedMessage(listPath, 'address'), 303);
}
