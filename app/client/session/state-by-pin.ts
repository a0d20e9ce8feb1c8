import { findStateByPin } from '~/domain/india/indian-states';

/** Selects the state of the PIN code when the field loses the focus, unless one is selected already. */
export function bindPinField(pin: HTMLInputElement): void {
  const state = pin.form?.querySelector<HTMLSelectElement>('select[autocomplete$="address-level1"]');
  if (!state) return;
  pin.addEventListener('change', () => {
    state.value ||= findStateByPin(pin.value) ?? '';
  });
}
