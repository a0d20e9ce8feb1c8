import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.server';
import { templates } from './templates/registry.server';
import { samples } from './templates/samples.server';

const SITE = 'https://www.example.com';

function readSample(name: string) {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`No letter ${name}.`);
  return renderEmail(sample.content, SITE);
}

describe.each(samples)('the letter "$name"', ({ content, name }) => {
  it('leads nowhere but to this site, in full', () => {
    const { html } = renderEmail(content, SITE);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(
      ([, address = '']) => new URL(address).origin,
    );
    expect(new Set(addresses)).toEqual(new Set([SITE]));
  });

  it('loads nothing and runs nothing', () => {
    const { html } = renderEmail(content, SITE);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
  });

  it('is small enough to be shown whole', () => {
    const { html } = renderEmail(content, SITE);
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  it('says why it came, and the same in its text', () => {
    const { subject, text } = renderEmail(content, SITE);
    expect(text).toContain('Tessera Labs Private Limited');
    expect(text).not.toMatch(/undefined|\[object|NaN|<\w/);
    expect(name).toMatch(/^[a-z-]+$/);
    expect(subject.length).toBeLessThan(70);
  });

  it('is the same after it has waited in the database', () => {
    const stored = JSON.parse(JSON.stringify(content));
    expect(renderEmail(stored, SITE)).toEqual(renderEmail(content, SITE));
    expect(stored).toEqual(content);
  });
});

it('every template has a sample', () => {
  const shown = new Set(samples.map(({ content }) => content.template));
  expect(shown).toEqual(new Set(Object.keys(templates)));
});

it('an order says the total, the way to it, and how to pay, in the text, too', () => {
  const { html, text } = readSample('order-upi');
  for (const words of ['Rs. 3,619.30', 'Rs. 552.096', 'UPI id', 'TS-2627-000042'])
    expect(html).toContain(words);
  expect(text).toContain('UPI id: tessera@upi\nNote: TS-2627-000042');
  expect(text).toContain(`${SITE}/shop/orders/TS-2627-000042?key=only-a-sample`);
  expect(text).toMatch(/Mosaic mug\nBasalt · 2 × Rs\. 584\.10\nRs\. 1,168\.20/);
  expect(text).toContain('14 Church Street\nBengaluru 560001');
});

it('an order by bank transfer names the account and the reference', () => {
  const { text } = readSample('order-bank');
  expect(text).toContain('Reference: TS-2627-000042');
  expect(text).toContain('IFSC: EXMP0000017');
});

it('a form is shown to its confirmed sender as it was written, harmless', () => {
  const { text } = readSample('contact-copy');
  expect(text).toContain('to rebuild.\nCould we talk');
  expect(text).toContain(`${SITE}/messages/only-a-sample`);
});
