import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInitialCart } from '~/domain/cart/cart';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { INITIAL_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { createToast } from '~/domain/site/toast';
import { AuthProvider, useAuth } from './auth-provider';
import { resetStores } from './fixtures/browser-state';
import { createFullStorage } from './fixtures/browser-tabs';
import { render, renderFromServer } from './fixtures/render';
import { LayoutProvider, useLayout } from './layout-provider';
import { NotificationProvider, useNotification } from './notification-provider';
import { ShopProvider, useShop } from './shop-provider';
import { getCartStore, getToastStore, getWishlistStore } from './stores';

const mug = createProduct({ id: 'mug', price: 100_000, sale: { type: 'percent', discount: 10 } });

interface ProbeProps<Value> {
  useValue: () => Value;
  report: (value: Value) => void;
}

function Probe<Value>({ useValue, report }: ProbeProps<Value>) {
  report(useValue());
  return null;
}

/** `probe` calls the hook inside a provider; `latest` returns the value of the last render. */
function createProbe<Value>(useValue: () => Value): { probe: ReactNode; latest: () => Value } {
  const values: Value[] = [];
  return {
    probe: <Probe useValue={useValue} report={(value) => values.push(value)} />,
    latest: () => values.at(-1) as Value,
  };
}

function Units() {
  const { isReady, units } = useShop();
  return <p>{isReady ? `${units} units` : `${units} units so far`}</p>;
}

function Name() {
  return <p>{useAuth().user?.name ?? 'Sign in'}</p>;
}

beforeEach(resetStores);

afterEach(() => {
  vi.unstubAllGlobals();
  // The next test file would get a store with the storage of a test.
  resetStores();
});

describe('R-CONTEXT-1: a hook outside its provider throws', () => {
  test.each([
    [useAuth, 'useAuth must be used within AuthProvider'],
    [useLayout, 'useLayout must be used within LayoutProvider'],
    [useShop, 'useShop must be used within ShopProvider'],
    [useNotification, 'useNotification must be used within NotificationProvider'],
  ] as const)('%o', (hook, message) => {
    const { probe } = createProbe<unknown>(hook);
    expect(() => renderToString(probe)).toThrow(new Error(message));
  });
});

describe('ShopProvider', () => {
  test('R-PRICE-2: the totals change with the cart', () => {
    const { probe, latest } = createProbe(useShop);
    render(<ShopProvider>{probe}</ShopProvider>);
    act(() => void latest().setQuantity(mug, 2));
    expect(latest()).toMatchObject({
      isReady: true,
      units: 2,
      totals: { total: 200_000, discount: 20_000, taxable: 180_000, tax: 32_400, orderTotal: 212_400 },
    });
    act(() => latest().clearCart());
    expect(latest()).toMatchObject({ units: 0, totals: { orderTotal: 0 } });
  });

  test('tax rate and currency label are properties', () => {
    const { probe, latest } = createProbe(useShop);
    getCartStore().setQuantity(mug, 1);
    render(
      <ShopProvider taxRateBasisPoints={500} currencyLabel="₹">
        {probe}
      </ShopProvider>,
    );
    expect(latest().totals.tax).toBe(4_500);
    expect(latest().totals.explanation[3]?.detail).toContain('5% of ₹ 900.00');
  });

  test('React and the global script share one cart and one wishlist', () => {
    const { probe, latest } = createProbe(useShop);
    render(<ShopProvider>{probe}</ShopProvider>);
    act(() => {
      getCartStore().addUnits(mug, 3);
      getWishlistStore().toggle(mug);
    });
    expect([latest().units, latest().isInWishlist('mug')]).toEqual([3, true]);
    act(() => void latest().toggleWishlistItem(mug));
    expect(getWishlistStore().get()).toEqual([]);
  });

  test('the server renders an empty cart, the browser the stored one, without a hydration error', () => {
    getCartStore().setQuantity(mug, 2);
    const { html, container } = renderFromServer(
      <ShopProvider>
        <Units />
      </ShopProvider>,
    );
    expect(html).toBe('<p>0 units so far</p>');
    expect(container.textContent).toBe('2 units');
  });

  test('R-CART-6: the cart of a first visit has the sample items of the page', () => {
    const samples = document.createElement('script');
    samples.type = 'application/json';
    samples.id = INITIAL_CART_ELEMENT_ID;
    samples.textContent = JSON.stringify(
      createInitialCart(['a', 'b', 'c'].map((id) => ({ product: createProduct({ id }), quantity: 1 }))),
    );
    document.body.append(samples);
    const { probe, latest } = createProbe(useShop);
    render(<ShopProvider>{probe}</ShopProvider>);
    expect(latest().cart.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('NotificationProvider shows its toasts beside those of the stores', () => {
  const { probe, latest } = createProbe(useNotification);
  render(<NotificationProvider>{probe}</NotificationProvider>);
  getCartStore().setQuantity(mug, 1);
  latest().showToast(createToast('Saved'));
  expect(
    getToastStore()
      .get()
      .map(({ text }) => text),
  ).toEqual(['Mosaic mug added to your cart', 'Saved']);
});

test('LayoutProvider says in which layout a part of the frame is', () => {
  const { probe, latest } = createProbe(useLayout);
  render(<LayoutProvider area="shop">{probe}</LayoutProvider>);
  expect(latest()).toBe('shop');
});

test('AuthProvider has the session of the request. Without one the page is the same for all visitors', () => {
  const user = { id: 'a-1', name: 'Asha Rao' };
  const { html } = renderFromServer(
    <AuthProvider auth={{ user, isOrganisationSession: false, unreadCount: 2 }}>
      <Name />
    </AuthProvider>,
  );
  expect(html).toBe('<p>Asha Rao</p>');
  const { probe, latest } = createProbe(useAuth);
  render(<AuthProvider>{probe}</AuthProvider>);
  expect(latest()).toEqual({ isOrganisationSession: false, unreadCount: 0 });
});

test('without storage the cart works, and one toast reports the failure', () => {
  vi.stubGlobal('localStorage', createFullStorage());
  getCartStore().setQuantity(mug, 1);
  getCartStore().setQuantity(mug, 2);
  getWishlistStore().toggle(mug);
  // Other test files share the store of the tab and may have left items.
  const item = getCartStore()
    .get()
    .find(({ productId }) => productId === mug.id);
  expect(item?.quantity).toBe(2);
  expect(
    getToastStore()
      .get()
      .filter(({ text }) => text.startsWith('Your browser cannot save this')),
  ).toHaveLength(1);
});
