import { expect, test } from 'vitest';
import { bindPinFields } from './load-field-scripts';

const states = ['', 'Karnataka', 'Kerala'].map((name) => `<option value="${name}">${name}</option>`).join('');

test('the PIN code of an address selects its state, but changes no selected one', async () => {
  document.body.innerHTML = `<form action="/account/profile/addresses/new"><input autocomplete="shipping postal-code"><select autocomplete="shipping address-level1">${states}</select></form>`;
  const pin = document.querySelector('input');
  const state = document.querySelector('select');
  if (!pin || !state) throw new Error('There is no form.');
  await bindPinFields();
  const enter = (value: string) => {
    pin.value = value;
    pin.dispatchEvent(new Event('change', { bubbles: true }));
  };
  enter('12');
  expect(state.value).toBe('');
  enter('560 038');
  expect(state.value).toBe('Karnataka');
  enter('682002');
  expect(state.value).toBe('Karnataka');
});
