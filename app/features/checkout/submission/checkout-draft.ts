import { parseRecord } from '~/domain/json/parse-unknown';
import { CHECKOUT_FIELDS, type CheckoutValues, readCheckoutValues } from '../fields/checkout-fields';

export const DRAFT_STORAGE_KEY = 'tessera.checkout-draft.v1';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function listFields(form: HTMLFormElement): FieldElement[] {
  return [...form.elements].filter(
    (element): element is FieldElement =>
      'name' in element && CHECKOUT_FIELDS.some((name) => name === element.name),
  );
}

const isRadioOrCheckbox = (control: FieldElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Initial values of the form. */
export interface PrefilledCheckout {
  values: CheckoutValues;
  /** The signed-in user. Absent for a guest. */
  userId?: string | undefined;
  /** Id of the address that the user selected from the address book. */
  addressId?: string | undefined;
}

const getGroup = (name: string) => name.split('.', 1)[0];

/**
 * Stores the typed values in session storage, so that they survive a reload or a network error. A group of fields is
 * stored as a whole or not at all, so that two addresses are never mixed.
 */
export function saveDraft(form: HTMLFormElement, { values, userId, addressId }: PrefilledCheckout): void {
  const currentValues = readCheckoutValues(new FormData(form));
  const isChanged = (name: (typeof CHECKOUT_FIELDS)[number]) =>
    (currentValues[name] ?? '') !== (values[name] ?? '');
  const changedGroups = new Set(CHECKOUT_FIELDS.filter(isChanged).map(getGroup));
  const drafted = Object.entries(currentValues).filter(([name]) => changedGroups.has(getGroup(name)));
  try {
    sessionStorage.setItem(
      DRAFT_STORAGE_KEY,
      JSON.stringify({ ...Object.fromEntries(drafted), chosen: addressId, user: userId }),
    );
  } catch {
    // Storage is blocked or full. The form still has the values.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return parseRecord(JSON.parse(sessionStorage.getItem(DRAFT_STORAGE_KEY) ?? '')) ?? {};
  } catch {
    return {};
  }
}

/**
 * Fills in the draft where a field has its initial value. Text typed before the script loaded is newer than the draft,
 * and so is an address selected after the draft was stored. The draft of a user who has signed out, in another tab as well, is not
 * shown to others. A guest may sign in.
 */
export function restoreDraft(form: HTMLFormElement, { values, userId, addressId }: PrefilledCheckout): void {
  const draft = readDraft();
  if (draft.user !== undefined && draft.user !== userId) return;
  const prefilledValues: Partial<Record<string, string>> = values;
  for (const control of listFields(form)) {
    const value = draft[control.name];
    if (typeof value !== 'string') continue;
    if (addressId && addressId !== draft.chosen && getGroup(control.name) === 'delivery') continue;
    if (isRadioOrCheckbox(control)) control.checked = control.value === value;
    else if (control.value === (prefilledValues[control.name] ?? '')) control.value = value;
    const details = value === '' ? null : control.closest('details');
    if (details) details.open = true;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // Without storage there is no draft.
  }
}

/** An address of the address book, and the URL of the checkout with its fields filled in. */
export interface AddressBookOption {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Initial values of the form for a signed-in user. */
export interface SavedDetails extends PrefilledCheckout {
  userId: string;
  addresses: AddressBookOption[];
  /** The address book has room for another address. */
  canSaveAddress: boolean;
}
