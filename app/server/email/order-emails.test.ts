import { describe, expect, test } from 'vitest';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { renderEmail } from './render-email.server';
import type { EmailContent } from './templates/registry.server';
import { samples } from './templates/samples.server';

const SITE = 'https://www.example.com';

function findContent(name: string): EmailContent {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  return sample.content;
}

const textOf = (name: string): string => renderEmail(findContent(name), SITE).text;

/** A sample with other data. */
function change(name: string, data: object): EmailContent {
  const content = findContent(name);
  return { ...content, data: { ...content.data, ...data } } as EmailContent;
}

describe('a cancelled order', () => {
  test('by its buyer was cancelled as asked', () => {
    expect(textOf('order-cancelled')).toContain('Asha Rao, as you asked');
  });

  test('that was not paid says so, and not that anybody asked for it', () => {
    const text = textOf('order-cancelled-unpaid');
    expect(text).toContain(`no payment for this order arrived within ${PAYMENT_DAYS} days`);
    expect(text).not.toContain('as you asked');
  });

  test('by staff has their note, and says when the money comes back', () => {
    const text = textOf('order-cancelled-by-staff');
    expect(text).toContain('The last desk mat was damaged in our store.');
    expect(text).toMatch(/We refund the Rs\. 3,619\.30 that you paid/);
  });
});

test('a sent parcel has its courier and where to follow it', () => {
  const text = textOf('order-shipped');
  expect(text).toContain('Courier: Blue Dart');
  expect(text).toContain('https://courier.example/track/69583021');
});

test('a delivered parcel can go back until a day', () => {
  expect(textOf('order-delivered')).toContain('you can return it until 8 December 2026');
});

test('a refund that was transferred is not announced again', () => {
  const contents = [
    change('order-refunded', { update: { status: 'refunded', amount: 361_930, scope: 'transferred' } }),
    change('project-invoice-part-paid', { kind: 'transferred' }),
  ];
  for (const content of contents) {
    const { text, html } = renderEmail(content, SITE);
    expect(text).toContain('It went to the account it came from.');
    expect(html).not.toContain('within seven working days');
  }
});

test('the confirmation of an order without anything to pay does not promise to say how', () => {
  expect(renderEmail(change('order-upi', {}), SITE).html).toContain('and how to pay.');
  expect(renderEmail(change('order-upi', { due: undefined }), SITE).html).not.toContain('how to pay');
});

test('an order that costs nothing is not said to have been paid for', () => {
  expect(textOf('order-paid')).toContain('has arrived. Thank you.');
  const content = findContent('order-paid');
  if (content.template !== 'order-status') throw new Error('The sample is another email.');
  const { order } = content.data;
  const free = change('order-paid', { order: { ...order, priced: { ...order.priced, orderTotal: 0 } } });
  const { subject, text } = renderEmail(free, SITE);
  expect(subject).toBe('Nothing to pay for order TS-2627-000042');
  expect(text).toContain('costs nothing, so there is nothing to pay.');
  expect(text).not.toMatch(/has arrived|your payment/);
});

test('a refund has its amount and its extent', () => {
  expect(textOf('order-refunded')).toMatch(/in full: Rs\. 3,619\.30[\s\S]*Reference: UTR000042/);
  expect(textOf('order-refunded-in-part')).toContain('a part of order TS-2627-000042: Rs. 1,378.48');
  expect(textOf('order-refunded-in-part')).toMatch(/Refunded: 2 × Mosaic mug/);
  expect(textOf('order-refunded')).not.toContain('Refunded:');
  expect(textOf('order-refunded-excess')).toContain('We refund the difference of Rs. 3,619.30.');
});

test('a reminder has amount, deadline and what happens then', () => {
  const text = textOf('payment-reminder');
  expect(text).toMatch(/until Monday, 30 November 2026 at 12:00 pm IST[\s\S]*the order is cancelled/);
  expect(text).toContain('Rs. 3,619.30');
});

test('a part of the price has what arrived, the rest, the reference, the deadline and what happens then', () => {
  const text = textOf('partial-payment');
  expect(text).toContain('We have received Rs. 2,000.00 for order TS-2627-000042.');
  expect(text).toMatch(/Rs\. 1,619\.30 is still to pay/);
  expect(text).toMatch(/Arrived: Rs\. 2,000\.00 on 25 November 2026\s+Its reference: UTR000041/);
  expect(text).toMatch(/Reference: TS-2627-000042/);
  expect(text).toMatch(/until Monday, 30 November 2026 at 12:00 pm IST/);
  expect(text).toMatch(/order is cancelled, and what you have paid goes back to you/);
  expect(text).not.toContain('Paid so far');
});

test('a reminder of an order that is paid in part asks for the rest', () => {
  const text = textOf('payment-reminder-part');
  expect(text).toMatch(
    /Only a part of the payment [\s\S]*: Rs\. 2,000\.00\. Rs\. 1,619\.30 is still to pay\./,
  );
  expect(text).toMatch(/what you have paid goes back to you/);
  expect(text).not.toContain('have not found');
});

test('a part of a milestone’s invoice has what arrived and the rest', () => {
  const text = textOf('project-invoice-part-paid');
  expect(text).toContain('We have received Rs. 10,000.00 for invoice');
  expect(text).toContain('Still to pay: Rs. 40,000.00');
});

test('an agreed return has the address and the number to write on the parcel', () => {
  const text = textOf('return-approved');
  expect(text).toMatch(/write TS-2627-000042 on the parcel/);
  expect(text).toContain('Tile House, 14 Brick Kiln Lane');
});

test('a declined return says why', () => {
  expect(textOf('return-rejected')).toContain('The mug in the photo shows traces of use.');
});

test.each(['deletion-requested', 'account-deleted'])(
  'the email “%s” says what becomes of open orders',
  (name) => {
    const text = textOf(name);
    expect(text).toMatch(/paid order or a return that is not closed yet goes on/);
    expect(text).toContain('Gift cards and tickets stay valid');
  },
);
