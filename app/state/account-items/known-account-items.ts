import { type AccountState, parseAccountState } from '~/domain/account-items/account-items-response';
import { parseJson } from '~/domain/json/parse-unknown';
import type { TextStorage } from '../storage/text-storage';
import { ACCOUNT_ITEMS_KEY } from './account-items-key';

/** The account state after the last exchange with the server. What differs in cart and wishlist is the visitor's change. */
export const readKnownItems = (storage: TextStorage): AccountState | undefined =>
  parseAccountState(parseJson(storage.read(ACCOUNT_ITEMS_KEY)));

export const saveKnownItems = (storage: TextStorage, state: AccountState): void =>
  storage.write(ACCOUNT_ITEMS_KEY, JSON.stringify(state));

export const forgetKnownItems = (storage: TextStorage): void => storage.write(ACCOUNT_ITEMS_KEY, '');
