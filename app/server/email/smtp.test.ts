import { expect, it } from 'vitest';
import { isAddressRefusal } from './smtp.server';

const refuse = (response: string, command = 'RCPT TO') =>
  isAddressRefusal({
    name: 'Error',
    message: response,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

it.each([
  '550 5.1.1 No such user here',
  '550-5.1.1 The email account that you tried to reach does not exist',
  '554 5.2.1 This mailbox is disabled',
  '550 No such user',
  '553 Mailbox name not allowed',
])('R-NEWSLETTER-6: %s is about the address', (response) => {
  expect(refuse(response)).toBe(true);
});

it.each([
  '550 5.7.1 Blocked by our policy',
  '554 5.7.1 Your IP is on a list',
  '552 5.2.2 Mailbox full',
  '554 No service here',
  '450 4.2.1 Try later',
  '450 5.1.1 A code that contradicts itself',
])('R-NEWSLETTER-6: %s says nothing about the address for good', (response) => {
  expect(refuse(response)).toBe(false);
});

it('an answer to another command says nothing about the address', () => {
  for (const command of ['MAIL FROM', 'DATA', 'CONN']) expect(refuse('550 5.1.1 No', command)).toBe(false);
});
