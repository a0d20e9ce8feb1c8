import { parseRecord } from '~/domain/json/parse-unknown';
import { CHECKOUT_FIELDS, type CheckoutValues, readCheckoutValues } from '../fields/checkout-fields';

export const DRAFT_STORAGE_KEY = 'tessera.checkout-draft.v1';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      'name' in element && CHECKOUT_FIELDS.some((name) => name === element.name),
  );
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** What the form came filled in with. */
export interface PrefilledCheckout {
  values: CheckoutValues;
  /** Which address of the address book was chosen for it. */
  chosen?: string | undefined;
}

const partOf = (name: string) => name.split('.', 1)[0];

/**
 * Keeps what was typed for as long as the tab lives, so that a reload or a fault of the network costs nothing. Each part
 * of the form is kept whole or not at all, so that no two addresses are ever mixed.
 */
export function saveDraft(form: HTMLFormElement, { values, chosen }: PrefilledCheckout): void {
  const typed = readCheckoutValues(new FormData(form));
  const isChanged = (name: (typeof CHECKOUT_FIELDS)[number]) => (typed[name] ?? '') !== (values[name] ?? '');
  const changed = new Set(CHECKOUT_FIELDS.filter(isChanged).map(partOf));
  const kept = Object.entries(typed).filter(([name]) => changed.has(partOf(name)));
  try {
    sessionStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify({ ...Object.fromEntries(kept), chosen }));
  } catch {
    // The form itself still holds everything.
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
 * Fills in what is still untouched: what somebody has typed before the script arrived is newer, and so is an address
 * that was chosen after another had been typed.
 */
export function restoreDraft(form: HTMLFormElement, { values, chosen }: PrefilledCheckout): void {
  const draft = readDraft();
  const offered: Partial<Record<string, string>> = values;
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (typeof value !== 'string') continue;
    if (chosen && chosen !== draft.chosen && partOf(control.name) === 'delivery') continue;
    if (isTick(control)) control.checked = control.value === value;
    else if (control.value === (offered[control.name] ?? '')) control.value = value;
    const hidden = value === '' ? null : control.closest('details');
    if (hidden) hidden.open = true;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_STORAGE_KEY);
  } catch {
    // A browser without storage has kept nothing.
  }
}
