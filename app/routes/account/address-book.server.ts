import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import {
  type AddressEntry,
  type AddressKind,
  addressEntrySchemas,
  MOST_ADDRESSES,
} from '~/domain/address-book';
import { addressWords } from '~/features/profile/address-words';
import { after } from '~/features/profile/done';
import type { SignedIn } from '~/server/accounts/contract.server';
import type { Services } from '~/server/services.server';

const FULL = `There are ${MOST_ADDRESSES} addresses already. Delete one first.`;

interface Asked {
  services: Pick<Services, 'profiles' | 'addressBook'>;
  actor: SignedIn;
  kind: AddressKind;
  /** Of the address, or `new`. */
  id: string;
}

/** What the form begins with. The first address of its kind is the default unless somebody unticks it. */
export async function readEntry({ services, actor, kind, id }: Asked): Promise<Partial<AddressEntry>> {
  const { profiles, addressBook } = services;
  if (id !== 'new') {
    const entry = await addressBook.addressOf(actor, kind, id);
    if (!entry) throw data(null, { status: 404 });
    return entry;
  }
  const [profile, others] = await Promise.all([
    profiles.profileOf(actor),
    addressBook.addressesOf(actor, kind),
  ]);
  const { name, company, phone } = profile;
  return {
    ...(kind === 'delivery' ? { name, phone } : { name: company ?? name }),
    isDefault: others.length === 0,
  };
}

/** Saves or deletes, and leads back to the list; else what is wrong with the form. */
export async function writeEntry(
  { services: { addressBook }, actor, kind, id }: Asked,
  posted: FormData,
): Promise<SubmissionResult<string[]>> {
  const { list } = addressWords[kind];
  if (posted.get('intent') === 'delete') {
    if (!(await addressBook.remove(actor, kind, id))) throw data(null, { status: 404 });
    throw redirect(after(list, 'removed'), 303);
  }
  const submission = parseWithZod<(typeof addressEntrySchemas)[AddressKind]>(posted, {
    schema: addressEntrySchemas[kind],
  });
  if (submission.status !== 'success') return submission.reply();
  if (id === 'new') {
    if ((await addressBook.add(actor, kind, submission.value)) === 'full')
      return submission.reply({ formErrors: [FULL] });
  } else if (!(await addressBook.change(actor, kind, id, submission.value))) {
    throw data(null, { status: 404 });
  }
  throw redirect(after(list, 'address'), 303);
}
