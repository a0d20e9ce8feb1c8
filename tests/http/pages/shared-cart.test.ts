import { describe, expect, inject, it } from 'vitest';
import { getSharedCartPath, getSharedCartQrPath } from '~/content/shop/shop-page-paths';
import { sendRequest } from '../support/send-request';

const get = async (path: string) => {
  const { status, headers, text } = await sendRequest(inject('siteUrl'), { path });
  return { status, headers, text: text.replaceAll('<!-- -->', '') };
};
const CART = 'v=1&i=mosaic-mug*2&i=tile-tee*1*Dark+print*M';

describe('R-CART-9: the page of a shared cart', () => {
  it('shows the things with prices of now, and is neither indexed nor cached', async () => {
    const { status, headers, text } = await get(getSharedCartPath(CART));
    expect(status).toBe(200);
    expect(text).toContain('Mosaic mug');
    expect(text).toContain('Dark print, M · 1 × Rs. ');
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(headers['cache-control']).toContain('no-store');
    // Without a script the things are ordered without a cart.
    expect(text).toContain('/shop/checkout?buy=mosaic-mug%3A2&amp;buy=tile-tee%3A1%3ADark+print%3AM');
  });

  it('names what is no longer sold, and what is sold out', async () => {
    const { status, text } = await get(getSharedCartPath(`${CART}&i=brass-ruler*1&i=desk-lamp*1`));
    expect(status).toBe(200);
    expect(text).toContain('“brass ruler” is no longer sold.');
    expect(text).toContain('Desk lamp is sold out.');
    expect(text).not.toContain('0 × Rs.');
  });

  it.each(['', 'v=2&i=mosaic-mug*1', 'v=1&i=%3Cscript%3E*1', 'v=1', 'v=1&i=mosaic-mug*0'])(
    'has no cart for the link "%s"',
    async (query) => {
      const { status, text } = await get(getSharedCartPath(query));
      expect([status, text.includes('This link contains no cart')]).toEqual([200, true]);
    },
  );

  it('has a QR code, for a valid cart alone', async () => {
    const { status, headers, text } = await get(getSharedCartQrPath(CART));
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(text).toMatch(/^<svg xmlns/);
    expect((await get(getSharedCartQrPath('v=1&i=x'))).status).toBe(404);
  });
});
