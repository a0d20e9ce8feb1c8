import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isServiceSignature } from '~/server/crypto/signatures.server';
import { createRazorpayProvider } from '~/server/payments/providers/razorpay-provider.server';
import { createStripeProvider } from '~/server/payments/providers/stripe-provider.server';

const secret = 'whsec_of_the_tests';
const now = new Date('2026-05-04T10:00:00Z');
const clock = () => now;
const seconds = now.getTime() / 1000;
const hmac = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex');

const stripe = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret: secret, clock });
const razorpay = createRazorpayProvider({
  keyId: 'rzp_test_1',
  keySecret: 'x',
  webhookSecret: secret,
  clock,
});

describe('Stripe', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'a.b',
    created: seconds,
    data: { object: {} },
  });
  const read = (signature: string | undefined, text = body) =>
    stripe.readWebhook(
      Buffer.from(text),
      new Headers(signature === undefined ? {} : { 'stripe-signature': signature }),
    );
  const sign = (at: number, key = secret) => `t=${at},v1=${hmac(`${at}.${body}`, key)}`;
  const accepted = { kind: 'ignored', type: 'a.b' };
  const refused = { kind: 'refused', reason: 'signature' };

  it('accepts its signature for five minutes', async () => {
    expect(await read(sign(seconds))).toEqual(accepted);
    expect(await read(sign(seconds - 300))).toEqual(accepted);
    expect(await read(sign(seconds - 301))).toEqual(refused);
  });

  it('accepts one of two signatures, while a secret is replaced', async () => {
    const old = hmac(`${seconds}.${body}`, 'whsec_old');
    expect(await read(`t=${seconds},v1=${old},v1=${hmac(`${seconds}.${body}`)}`)).toEqual(accepted);
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another secret', sign(seconds, 'whsec_other')],
    ['another time', sign(seconds).replace(`t=${seconds}`, `t=${seconds - 1}`)],
    ['another scheme', sign(seconds).replace('v1=', 'v0=')],
    ['no time', `v1=${hmac(`${seconds}.${body}`)}`],
    ['a longer one', `${sign(seconds)}00`],
  ])('refuses %s', async (_, signature) => {
    expect(await read(signature)).toEqual(refused);
  });

  it('refuses a changed body, and a signed one that is no event', async () => {
    expect(await read(sign(seconds), `${body} `)).toEqual(refused);
    expect(await read(`t=${seconds},v1=${hmac(`${seconds}.{}`)}`, '{}')).toMatchObject({ kind: 'refused' });
    expect(await read(`t=${seconds},v1=${hmac(`${seconds}.{`)}`, '{')).toMatchObject({ kind: 'refused' });
  });
});

describe('Razorpay', () => {
  const body = JSON.stringify({ entity: 'event', event: 'payment.authorized', payload: {} });
  const read = (signature: string | undefined, text = body) =>
    razorpay.readWebhook(
      Buffer.from(text),
      new Headers(signature === undefined ? {} : { 'x-razorpay-signature': signature }),
    );
  const refused = { kind: 'refused', reason: 'signature' };

  it('accepts the HMAC of the raw body', async () => {
    expect(await read(hmac(body))).toEqual({ kind: 'ignored', type: 'payment.authorized' });
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another secret', hmac(body, 'other')],
    ['a shorter one', hmac(body).slice(0, -2)],
    ['a longer one', `${hmac(body)}00`],
    ['no hexadecimal text', 'z'.repeat(64)],
    ['base64', createHmac('sha256', secret).update(body).digest('base64')],
  ])('refuses %s', async (_, signature) => {
    expect(await read(signature)).toEqual(refused);
  });

  it('refuses a changed body, and a signed one that is no event', async () => {
    expect(await read(hmac(body), `${body} `)).toEqual(refused);
    expect(await read(hmac('{'), '{')).toEqual({ kind: 'refused', reason: 'malformed' });
    expect(await read(hmac('[]'), '[]')).toEqual({ kind: 'refused', reason: 'malformed' });
  });

  it('signs bytes, not characters', () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    const signature = createHmac('sha256', secret).update(bytes).digest('hex');
    expect(isServiceSignature(secret, { bytes, signature })).toBe(true);
    expect(isServiceSignature(secret, { bytes: Buffer.from(bytes.toString('utf8')), signature })).toBe(false);
  });
});
