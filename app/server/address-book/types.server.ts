import type { AddressEntry, AddressKind, SavedAddress } from '~/domain/accounts/address-book';
import type { SignedIn } from '../accounts/types.server';

/** All of it acts for the one who is signed in. Somebody else's address is as unknown as one that never was. */
export interface AddressBook {
  /** The default first, then the oldest first. */
  listAddresses(actor: SignedIn, kind: AddressKind): Promise<SavedAddress[]>;
  getAddress(actor: SignedIn, kind: AddressKind, id: string): Promise<SavedAddress | null>;
  /** `entry` has passed its schema. The id; `full` when there are as many as there may be. */
  add(actor: SignedIn, kind: AddressKind, entry: AddressEntry): Promise<{ id: string } | 'full'>;
  update(actor: SignedIn, kind: AddressKind, id: string, entry: AddressEntry): Promise<boolean>;
  setDefault(actor: SignedIn, kind: AddressKind, id: string): Promise<boolean>;
  remove(actor: SignedIn, kind: AddressKind, id: string): Promise<boolean>;
}

export interface AddressBookOptions {
  clock: () => Date;
}
