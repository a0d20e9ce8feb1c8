import { beforeEach, expect, test } from 'vitest';
import { DRAFT_KEY, forgetDraft, keepDraft, restoreDraft } from './draft';

function newForm(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="contact.name"><select name="delivery.state"><option value=""></option><option>Goa</option></select>
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
  keepDraft(form);
  const next = newForm();
  restoreDraft(next);
  expect(Object.fromEntries(new FormData(next))).toEqual({
    'contact.name': 'Asha',
    'delivery.state': 'Goa',
    notes: 'Ring twice',
    paymentMethod: 'bank',
    acceptTerms: 'on',
    key: 'secret',
  });
});

test('only the fields of the form are kept, never the key', () => {
  keepDraft(newForm());
  expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('secret');
});

test('what somebody has typed meanwhile stays', () => {
  const form = newForm();
  field(form, 'contact.name').value = 'Asha';
  keepDraft(form);
  const next = newForm();
  field(next, 'contact.name').value = 'Riyaz';
  restoreDraft(next);
  expect(field(next, 'contact.name').value).toBe('Riyaz');
});

test.each(['', '{', '[]', '{"contact.name":{"a":1},"acceptTerms":7}'])(
  'foreign data (%j) is no trouble',
  (text) => {
    sessionStorage.setItem(DRAFT_KEY, text);
    const form = newForm();
    restoreDraft(form);
    expect(field(form, 'contact.name').value).toBe('');
  },
);

test('after an order nothing is left', () => {
  keepDraft(newForm());
  forgetDraft();
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
});
