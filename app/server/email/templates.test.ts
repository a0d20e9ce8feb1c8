import { describe, expect, it } from 'vitest';
import { renderEmail } from './render-email.server';
import { templates } from './templates/registry.server';
import { samples } from './templates/samples.server';

const SITE = 'https://www.example.com';

function renderSample(name: string) {
  const sample = samples.find((one) => one.name === name);
  if (!sample) throw new Error(`There is no sample ${name}.`);
  return renderEmail(sample.content, SITE);
}

describe.each(samples)('the email "$name"', ({ content, name }) => {
  it('links to this site only, with full URLs', () => {
    const { html } = renderEmail(content, SITE);
    const origins = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => new URL(href).origin);
    expect(new Set(origins)).toEqual(new Set([SITE]));
  });

  it('loads no resources and runs no code', () => {
    const { html } = renderEmail(content, SITE);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import/i);
  });

  it('is below the size limit of Gmail', () => {
    const { html } = renderEmail(content, SITE);
    // Gmail truncates longer emails.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  it('has a subject and a plain text', () => {
    const { subject, text } = renderEmail(content, SITE);
    expect(text).toContain('Tessera Labs Private Limited');
    expect(text).not.toMatch(/undefined|\[object|NaN|<\w/);
    // An address that runs into the next word.
    expect(text).not.toMatch(/@[a-z.]+\.(example|com|in)[a-z]/);
    expect(name).toMatch(/^[a-z-]+$/);
    expect(subject.length).toBeLessThan(70);
  });

  it('is the same after JSON', () => {
    const stored = JSON.parse(JSON.stringify(content));
    expect(renderEmail(stored, SITE)).toEqual(renderEmail(content, SITE));
    expect(stored).toEqual(content);
  });
});

it('every template has a sample', () => {
  const shown = new Set<string>(samples.map(({ content }) => content.template));
  const missing = Object.keys(templates).filter((name) => !shown.has(name));
  expect(missing, 'add a sample of each beside app/server/email/templates/samples.server.ts').toEqual([]);
});

it('an order shows total, explanation and payment, also in the plain text', () => {
  const { html, text } = renderSample('order-upi');
  for (const part of ['Rs. 3,619.30', 'Rs. 552.096', 'UPI id', 'TS-2627-000042'])
    expect(html).toContain(part);
  expect(text).toContain('UPI id: tessera@upi\nNote: TS-2627-000042');
  expect(text).toContain(`${SITE}/shop/orders/TS-2627-000042?key=only-a-sample`);
  expect(text).toMatch(/Mosaic mug\nBasalt · 2 × Rs\. 584\.10\nRs\. 1,168\.20/);
  expect(text).toContain('14 Church Street\nBengaluru 560001');
});

it('an order by bank transfer shows account and reference', () => {
  const { text } = renderSample('order-bank');
  expect(text).toContain('Reference: TS-2627-000042');
  expect(text).toContain('IFSC: EXMP0000017');
});

it('a confirmed sender gets a copy of the message', () => {
  const { text } = renderSample('contact-copy');
  expect(text).toContain('to rebuild.\nCould we talk');
  expect(text).toContain(`${SITE}/messages/Only-A-Sample`);
});

it('a preview that ends inside an emoji has whole characters only', () => {
  const sample = samples.find(({ name }) => name === 'lead-reply');
  if (sample?.content.template !== 'lead-reply') throw new Error('There is no such sample.');
  const text = `${'a'.repeat(119)}🙂 and more`;
  const { html } = renderEmail({ ...sample.content, data: { ...sample.content.data, text } }, SITE);
  expect(html.isWellFormed()).toBe(true);
});
