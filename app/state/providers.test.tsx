import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createProduct } from '~/domain/catalogue/fixtures/product-fixtures';
import { SAMPLE_CART_ELEMENT_ID } from '~/domain/site/behaviour-attributes';
import { createToast } from '~/domain/site/toast';
import { AuthProvider, useAuth } from './auth-provider';
import { createFullStorage } from './fixtures/browser-tabs';
import { deleteDisplayCookie, setSignedInCookie } from './fixtures/cookies';
import { render, renderFromServer } from './fixtures/render';
import { LayoutProvider, useLayout } from './layout-provider';
import { NotificationProvider, useNotification } from './notification-provider';
import { ShopProvider, useShop } from './shop-provider';
import { cartStore, sessionStore, themeStore, toastStore, wishlistStore } from './stores';

const mug = createProduct({ id: 'mug', price: 100_000, sale: { type: 'percent', discount: 10 } });

interface ProbeProps<Value> {
  useValue: () => Value;
  report: (value: Value) => void;
}

function Probe<Value>({ useValue, report }: ProbeProps<Value>) {
  report(useValue());
  return null;
}

/** What the hook gave when React last drew; `probe` goes inside the provider. */
function probeOf<Value>(useValue: () => Value): { probe: ReactNode; latest: () => Value } {
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

/** Every test is a page of its own. */
function newPage() {
  const registry = Object.getOwnPropertySymbols(document).find((key) => key === Symbol.for('tessera.state'));
  if (registry) Reflect.deleteProperty(document, registry);
}

beforeEach(() => {
  newPage();
  localStorage.clear();
  deleteDisplayCookie();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('R-CONTEXT-1: a context used outside its provider says so', () => {
  test.each([
    [useAuth, 'useAuth must be used within AuthProvider'],
    [useLayout, 'useLayout must be used within LayoutProvider'],
    [useShop, 'useShop must be used within ShopProvider'],
    [useNotification, 'useNotification must be used within NotificationProvider'],
  ] as const)('%o', (hook, message) => {
    const { probe } = probeOf<unknown>(hook);
    expect(() => renderToString(probe)).toThrow(new Error(message));
  });
});

describe('ShopProvider', () => {
  test('R-PRICE-2: totals follow the cart', () => {
    const { probe, latest } = probeOf(useShop);
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

  test('tax rate and currency label are those of the site', () => {
    const { probe, latest } = probeOf(useShop);
    cartStore().setQuantity(mug, 1);
    render(
      <ShopProvider taxRateBasisPoints={500} currencyLabel="₹">
        {probe}
      </ShopProvider>,
    );
    expect(latest().totals.tax).toBe(4_500);
    expect(latest().totals.explanation[3]?.detail).toContain('5% of ₹ 900.00');
  });

  test('React and the global script share one cart and one wishlist', () => {
    const { probe, latest } = probeOf(useShop);
    render(<ShopProvider>{probe}</ShopProvider>);
    act(() => {
      cartStore().addUnits(mug, 3);
      wishlistStore().toggle(mug);
    });
    expect([latest().units, latest().isInWishlist('mug')]).toEqual([3, true]);
    act(() => void latest().toggleWishlistItem(mug));
    expect(wishlistStore().get()).toEqual([]);
  });

  test('the server draws an empty cart, the browser puts in what is stored, without a mismatch', () => {
    cartStore().setQuantity(mug, 2);
    const { html, container } = renderFromServer(
      <ShopProvider>
        <Units />
      </ShopProvider>,
    );
    expect(html).toBe('<p>0 units so far</p>');
    expect(container.textContent).toBe('2 units');
  });

  test('R-CART-6: the samples of the page are there on a first visit', () => {
    const samples = document.createElement('script');
    samples.type = 'application/json';
    samples.id = SAMPLE_CART_ELEMENT_ID;
    samples.textContent = JSON.stringify(['a', 'b', 'c'].map((id) => createProduct({ id })));
    document.body.append(samples);
    const { probe, latest } = probeOf(useShop);
    render(<ShopProvider>{probe}</ShopProvider>);
    expect(latest().cart.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});

test('NotificationProvider shows what any store says, the cart’s toasts included', () => {
  vi.useFakeTimers();
  const { probe, latest } = probeOf(useNotification);
  render(<NotificationProvider>{probe}</NotificationProvider>);
  act(() => {
    cartStore().setQuantity(mug, 1);
    latest().showToast(createToast('Saved'));
  });
  expect(latest().toasts.map(({ text }) => text)).toEqual(['Mosaic mug added to your cart', 'Saved']);
  act(() => void vi.advanceTimersByTime(1000));
  expect(latest().toasts.map(({ text }) => text)).toEqual(['Saved']);
});

test('LayoutProvider opens drawers and switches the theme of the page', () => {
  const { probe, latest } = probeOf(useLayout);
  render(<LayoutProvider>{probe}</LayoutProvider>);
  expect(latest()).toMatchObject({ theme: 'dark' });
  act(() => {
    latest().openDrawer('profile');
    latest().toggleTheme();
  });
  expect(latest()).toMatchObject({ theme: 'light', drawer: 'profile' });
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(themeStore().get()).toBe('light');
});

test('AuthProvider knows who is signed in, on the server too', () => {
  const user = { email: 'asha@tessera.example', name: 'Asha Rao', id: 'a-1' };
  setSignedInCookie(user);
  const { html, container } = renderFromServer(
    <AuthProvider initialSession={{ isAuthenticated: true, user }}>
      <Name />
    </AuthProvider>,
  );
  expect(html).toBe('<p>Asha Rao</p>');
  act(() => sessionStore().clear());
  expect(container.textContent).toBe('Sign in');
});

test('a browser that keeps nothing still has a cart, and says so once', () => {
  vi.stubGlobal('localStorage', createFullStorage());
  cartStore().setQuantity(mug, 1);
  cartStore().setQuantity(mug, 2);
  wishlistStore().toggle(mug);
  expect(cartStore().get()[0]?.quantity).toBe(2);
  expect(
    toastStore()
      .get()
      .filter(({ text }) => text.startsWith('Your browser could not save')),
  ).toHaveLength(1);
});
