import { describe, expect, it } from 'vitest';
import { renderLetter } from './render-letter.server';
import { samples } from './templates/samples.server';

const SITE = 'https://www.example.com';

async function readSample(name: string) {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`No letter ${name}.`);
  return renderLetter(sample.letter.body, SITE);
}

describe.each(samples)('the letter "$name"', ({ letter, name }) => {
  it('leads nowhere but to this site, in full', async () => {
    const { html } = await renderLetter(letter.body, SITE);
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(
      ([, address = '']) => new URL(address).origin,
    );
    expect(new Set(addresses)).toEqual(new Set([SITE]));
  });

  it('loads nothing and runs nothing', async () => {
    const { html } = await renderLetter(letter.body, SITE);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
  });

  it('is small enough to be shown whole', async () => {
    const { html } = await renderLetter(letter.body, SITE);
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  it('says why it came, and the same in its text', async () => {
    const { text } = await renderLetter(letter.body, SITE);
    expect(text).toContain('Tessera Labs Private Limited');
    expect(text).not.toMatch(/undefined|\[object|NaN|<\w/);
    expect(name).toMatch(/^[a-z-]+$/);
    expect(letter.subject.length).toBeLessThan(70);
  });
});

it('an order says the total, the way to it, and how to pay, in the text, too', async () => {
  const { html, text } = await readSample('order-upi');
  for (const words of ['Rs. 3,619.30', 'Rs. 552.096', 'UPI id', 'TS-2627-000042'])
    expect(html).toContain(words);
  expect(text).toContain('UPI id: tessera@upi\nNote: TS-2627-000042');
  expect(text).toContain(`${SITE}/shop/orders/TS-2627-000042?key=only-a-sample`);
  expect(text).toMatch(/Mosaic mug\nBasalt · 2 × Rs\. 584\.10\nRs\. 1,168\.20/);
  expect(text).toContain('14 Church Street\nBengaluru 560001');
});

it('an order by bank transfer names the account and the reference', async () => {
  const { text } = await readSample('order-bank');
  expect(text).toContain('Reference: TS-2627-000042');
  expect(text).toContain('IFSC: EXMP0000017');
});

it('a form is shown as it was written, harmless', async () => {
  const { text } = await readSample('contact');
  expect(text).toContain('to rebuild.\nCould we talk');
  expect(text).toContain(`${SITE}/messages/only-a-sample`);
});
