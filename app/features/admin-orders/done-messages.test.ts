import { expect, it } from 'vitest';
import { addDoneMessage, type DoneMessageKey, readDoneMessage } from './done-messages';

type Buyer = Parameters<typeof readDoneMessage>[1];

const contact = { name: 'Asha Menon', email: 'asha@example.in', phone: '+919876543210' };
const buyer: Buyer = { contact, isEmailConfirmed: false, isEmailWithheld: false, paid: false, payments: [] };

const read = (key: DoneMessageKey, order: Buyer) =>
  readDoneMessage(new URLSearchParams(addDoneMessage('view=all', key)), order);

it('promises an email to a confirmed address, and to a buyer who has paid', () => {
  const message = 'Cancelled. The buyer gets an email.';
  expect(read('cancel', { ...buyer, isEmailConfirmed: true })).toBe(message);
  expect(read('cancel', { ...buyer, paid: true })).toBe(message);
  for (const key of ['mark-paid', 'payment', 'deliver', 'refund-sent'] as const)
    expect(read(key, { ...buyer, paid: true })).toMatch(/ The buyer gets an email\.$/);
});

it('promises an email to a buyer who has paid a part, and none for a part of a gift card', () => {
  const payment = { id: 'p', amount: 100, reference: 'UTR1', receivedAt: new Date(0) };
  const byBank = { ...buyer, payments: [{ ...payment, provider: 'bank' as const }] };
  expect(read('payment-partial', byBank)).toBe(
    'The payment is recorded. A part is still to be paid. The buyer gets an email.',
  );
  expect(read('cancel', { ...buyer, payments: [{ ...payment, provider: 'gift-card' }] })).toMatch(/too many/);
});

it('says that the email to an unconfirmed address of an unpaid order can be withheld', () => {
  expect(read('cancel', buyer)).toBe(
    'Cancelled. The buyer gets an email, unless this unconfirmed address has had too many.',
  );
});

it('says that the order of a buyer whose data is erased leads to no email', () => {
  expect(read('refund', { ...buyer, contact: { ...contact, email: '' }, paid: true })).toBe(
    'The refund is noted. Nobody gets an email: the data of the buyer is erased.',
  );
});

it('R-ORDER-18: says whether the confirmation of an entered order is sent', () => {
  expect(read('entered', buyer)).toBe(
    'The order is entered. The buyer gets the confirmation by email, with the link to the order.',
  );
  expect(read('entered', { ...buyer, isEmailWithheld: true })).toBe(
    'The order is entered. The buyer gets no email: this unconfirmed address has had too many.',
  );
});

it('says nothing about an email where none follows, and nothing for an unknown value', () => {
  expect(read('pack', buyer)).toBe('Packed.');
  expect(readDoneMessage(new URLSearchParams('done=toString'), buyer)).toBeUndefined();
});
