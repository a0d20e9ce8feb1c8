import { readRecord } from '~/domain/reading';
import { CHECKOUT_FIELDS, typedValues } from './checkout-fields';

export const DRAFT_KEY = 'tessera.checkout-draft.v1';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      'name' in element && CHECKOUT_FIELDS.some((name) => name === element.name),
  );
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox');

/** Keeps what was typed for as long as the tab lives, so that a reload or a fault of the network costs nothing. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(typedValues(new FormData(form))));
  } catch {
    // The form itself still holds everything.
  }
}

function readDraft(): Record<string, unknown> {
  try {
    return readRecord(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '')) ?? {};
  } catch {
    return {};
  }
}

/** Fills in what is still untouched: what somebody has typed before the script arrived is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const control of controlsOf(form)) {
    const value = draft[control.name];
    if (typeof value !== 'string') continue;
    if (isTick(control)) control.checked = control.value === value;
    else if (control.value === '') control.value = value;
    const hidden = value === '' ? null : control.closest('details');
    if (hidden) hidden.open = true;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // A browser without storage has kept nothing.
  }
}
