import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { resetStores } from '~/state/fixtures/browser-state';
import { render } from '~/state/fixtures/render';
import { getCartStore } from '~/state/stores';
import { SharedCartChoice } from './shared-cart-choice';
import { ShopProviders } from './shop-providers';

const mug = createProduct({ id: 'mug', stock: 9 });

beforeEach(resetStores);
afterEach(() => vi.restoreAllMocks());

/** Presses the button that is at the place of the first one, if there is still one. */
const press = (page: HTMLElement) => act(() => page.querySelector('button')?.click());

test('R-CART-9: a double click adds the shared items once', () => {
  const open = vi.spyOn(location, 'assign').mockImplementation(() => {});
  getCartStore().setQuantity(mug, 1);
  const page = render(
    <ShopProviders>
      <SharedCartChoice lines={[{ product: mug, productId: 'mug', quantity: 2 }]} />
    </ShopProviders>,
  );
  press(page);
  press(page);
  expect(getCartStore().get()[0]?.quantity).toBe(3);
  expect(open).toHaveBeenCalledOnce();
  expect(page.textContent).toContain('These items are in your cart');
});
