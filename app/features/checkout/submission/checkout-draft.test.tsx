import { beforeEach, describe, expect, test } from 'vitest';
import {
  clearDraft,
  DRAFT_STORAGE_KEY,
  type PrefilledCheckout,
  restoreDraft,
  saveDraft,
} from './checkout-draft';

const defaultCheckout: PrefilledCheckout = { values: { paymentMethod: 'upi' } };

function createForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="contact.name"><input name="delivery.line1"><input name="delivery.line2"><select name="delivery.state"><option value=""></option><option>Goa</option></select>
    <textarea name="notes"></textarea>
    <input type="radio" name="paymentMethod" value="upi" checked><input type="radio" name="paymentMethod" value="bank">
    <input type="checkbox" name="acceptTerms"><input type="hidden" name="key" value="secret">
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const findField = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

beforeEach(() => sessionStorage.clear());

test('restores typed and selected values', () => {
  const form = createForm();
  findField(form, 'contact.name').value = 'Asha';
  findField(form, 'delivery.state').value = 'Goa';
  findField(form, 'notes').value = 'Ring twice';
  findField(form, 'acceptTerms').checked = true;
  for (const radio of form.querySelectorAll<HTMLInputElement>('[value=bank]')) radio.checked = true;
  saveDraft(form, defaultCheckout);
  const next = createForm();
  restoreDraft(next, defaultCheckout);
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

test('stores only known fields, never the key', () => {
  saveDraft(createForm(), defaultCheckout);
  expect(sessionStorage.getItem(DRAFT_STORAGE_KEY)).not.toContain('secret');
});

test('does not overwrite text typed after the page loaded', () => {
  const form = createForm();
  findField(form, 'contact.name').value = 'Asha';
  saveDraft(form, defaultCheckout);
  const next = createForm();
  findField(next, 'contact.name').value = 'Riyaz';
  restoreDraft(next, defaultCheckout);
  expect(findField(next, 'contact.name').value).toBe('Riyaz');
});

test.each(['', '{', '[]', '{"contact.name":{"a":1},"acceptTerms":7}'])(
  'ignores invalid stored data (%j)',
  (text) => {
    sessionStorage.setItem(DRAFT_STORAGE_KEY, text);
    const form = createForm();
    restoreDraft(form, defaultCheckout);
    expect(findField(form, 'contact.name').value).toBe('');
  },
);

test.each<[name: string, userId: string | undefined, shown: string]>([
  ['is restored for the same user', 'meera', 'Asha'],
  ['is not shown to a guest after the user has signed out', undefined, ''],
  ['is not shown to another user', 'kabir', ''],
])('of a signed-in user %s', (_, userId, shown) => {
  const form = createForm();
  findField(form, 'contact.name').value = 'Asha';
  saveDraft(form, { ...defaultCheckout, userId: 'meera' });
  const next = createForm();
  restoreDraft(next, { ...defaultCheckout, userId });
  expect(findField(next, 'contact.name').value).toBe(shown);
});

test('of a guest is restored after a sign-in', () => {
  const form = createForm();
  findField(form, 'contact.name').value = 'Asha';
  saveDraft(form, defaultCheckout);
  const next = createForm();
  restoreDraft(next, { ...defaultCheckout, userId: 'meera' });
  expect(findField(next, 'contact.name').value).toBe('Asha');
});

test('is cleared after an order', () => {
  saveDraft(createForm(), defaultCheckout);
  clearDraft();
  expect(sessionStorage.getItem(DRAFT_STORAGE_KEY)).toBeNull();
});

describe('a prefilled form', () => {
  const home: PrefilledCheckout = {
    values: { 'contact.name': 'Meera', 'delivery.line1': '4 Lime Walk', 'delivery.line2': 'Flat 2' },
    addressId: 'home',
  };
  const createFilledForm = ({ values }: PrefilledCheckout) => {
    const form = createForm();
    for (const [name, value] of Object.entries(values)) findField(form, name).value = value;
    return form;
  };
  const readAddress = (form: HTMLFormElement) =>
    ['delivery.line1', 'delivery.line2'].map((name) => findField(form, name).value);

  test('stays unchanged when nothing was typed', () => {
    saveDraft(createFilledForm(home), home);
    const office: PrefilledCheckout = { values: { 'contact.name': 'Meera Rao' } };
    const next = createFilledForm(office);
    restoreDraft(next, office);
    expect(findField(next, 'contact.name').value).toBe('Meera Rao');
  });

  test('is overwritten by the draft, and two addresses are never mixed', () => {
    const typed = createForm();
    findField(typed, 'delivery.line1').value = '9 Kiln Lane';
    saveDraft(typed, defaultCheckout);
    const byDefault: PrefilledCheckout = { values: home.values };
    const next = createFilledForm(byDefault);
    restoreDraft(next, byDefault);
    expect(readAddress(next)).toEqual(['9 Kiln Lane', '']);
  });

  test('has the address selected after another was typed, and the other drafted fields', () => {
    const typed = createForm();
    findField(typed, 'contact.name').value = 'Asha';
    findField(typed, 'delivery.line1').value = '9 Kiln Lane';
    saveDraft(typed, defaultCheckout);
    const next = createFilledForm(home);
    restoreDraft(next, home);
    expect(readAddress(next)).toEqual(['4 Lime Walk', 'Flat 2']);
    expect(findField(next, 'contact.name').value).toBe('Asha');
  });

  test('restores changes to the selected address', () => {
    const changed = createFilledForm(home);
    findField(changed, 'delivery.line2').value = '';
    saveDraft(changed, home);
    const next = createFilledForm(home);
    restoreDraft(next, home);
    expect(readAddress(next)).toEqual(['4 Lime Walk', '']);
  });
});
