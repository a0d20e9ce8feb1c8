/**
 * Storage key of what the browser knows of the items of the account. Empty or absent when it has no items of an account. A file
 * of its own, because the script of every page reads it.
 */
export const ACCOUNT_ITEMS_KEY = 'tessera.account-items.v1';
