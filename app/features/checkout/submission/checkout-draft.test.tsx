import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearDraft,
  DRAFT_STORAGE_KEY,
  type PrefilledCheckout,
  restoreDraft,
  saveDraft,
} from './checkout-draft';

const nothing: PrefilledCheckout = { values: { paymentMethod: 'upi' } };

function newForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="contact.name"><input name="delivery.line1"><input name="delivery.line2"><select name="delivery.state"><option value=""></option><option>Goa</option></select>
    <textarea name="notes"></textarea>
    <input type="radio" name="paymentMethod" value="upi" checked><input type="radio" name="paymentMethod" value="bank">
    <input type="checkbox" name="acceptTerms"><input type="hidden" name="key" value="secret">
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

beforeEach(() => sessionStorage.clear());

test('what was typed and chosen comes back', () => {
  const form = newForm();
  field(form, 'contact.name').value = 'Asha';
  field(form, 'delivery.state').value = 'Goa';
  field(form, 'notes').value = 'Ring twice';
  field(form, 'acceptTerms').checked = true;
  for (const choice of form.querySelectorAll<HTMLInputElement>('[value=bank]')) choice.checked = true;
  saveDraft(form, nothing);
  const next = newForm();
  restoreDraft(next, nothing);
  expect(Object.fromEntries(new FormData(next))).toEqual({
    'contact.name': 'Asha',
    'delivery.line1': '',
    'delivery.line2': '',
    'delivery.state': 'Goa',
    notes: 'Ring twice',
    paymentMethod: 'bank',
    acceptTerms: 'on',
    key: 'secret',
  });
});

test('only the fields of the form are kept, never the key', () => {
  saveDraft(newForm(), nothing);
  expect(sessionStorage.getItem(DRAFT_STORAGE_KEY)).not.toContain('secret');
});

test('what somebody has typed meanwhile stays', () => {
  const form = newForm();
  field(form, 'contact.name').value = 'Asha';
  saveDraft(form, nothing);
  const next = newForm();
  field(next, 'contact.name').value = 'Riyaz';
  restoreDraft(next, nothing);
  expect(field(next, 'contact.name').value).toBe('Riyaz');
});

test.each(['', '{', '[]', '{"contact.name":{"a":1},"acceptTerms":7}'])(
  'foreign data (%j) is no trouble',
  (text) => {
    sessionStorage.setItem(DRAFT_STORAGE_KEY, text);
    const form = newForm();
    restoreDraft(form, nothing);
    expect(field(form, 'contact.name').value).toBe('');
  },
);

test('after an order nothing is left', () => {
  saveDraft(newForm(), nothing);
  clearDraft();
  expect(sessionStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
});

describe('A form that comes filled in', () => {
  const home: PrefilledCheckout = {
    values: { 'contact.name': 'Meera', 'delivery.line1': '4 Lime Walk', 'delivery.line2': 'Flat 2' },
    chosen: 'home',
  };
  const filledIn = ({ values }: PrefilledCheckout) => {
    const form = newForm();
    for (const [name, value] of Object.entries(values)) field(form, name).value = value;
    return form;
  };
  const addressIn = (form: HTMLFormElement) =>
    ['delivery.line1', 'delivery.line2'].map((name) => field(form, name).value);

  test('stays as it is when nothing was typed', () => {
    saveDraft(filledIn(home), home);
    const office: PrefilledCheckout = { values: { 'contact.name': 'Meera Rao' } };
    const next = filledIn(office);
    restoreDraft(next, office);
    expect(field(next, 'contact.name').value).toBe('Meera Rao');
  });

  test('gives way to what was typed, and two addresses are never mixed', () => {
    const typed = newForm();
    field(typed, 'delivery.line1').value = '9 Kiln Lane';
    saveDraft(typed, nothing);
    const byDefault: PrefilledCheckout = { values: home.values };
    const next = filledIn(byDefault);
    restoreDraft(next, byDefault);
    expect(addressIn(next)).toEqual(['9 Kiln Lane', '']);
  });

  test('keeps an address that was chosen after another was typed, and the rest of what was typed', () => {
    const typed = newForm();
    field(typed, 'contact.name').value = 'Asha';
    field(typed, 'delivery.line1').value = '9 Kiln Lane';
    saveDraft(typed, nothing);
    const next = filledIn(home);
    restoreDraft(next, home);
    expect(addressIn(next)).toEqual(['4 Lime Walk', 'Flat 2']);
    expect(field(next, 'contact.name').value).toBe('Asha');
  });

  test('comes back with what was changed in the chosen address', () => {
    const changed = filledIn(home);
    field(changed, 'delivery.line2').value = '';
    saveDraft(changed, home);
    const next = filledIn(home);
    restoreDraft(next, home);
    expect(addressIn(next)).toEqual(['4 Lime Walk', '']);
  });
});
