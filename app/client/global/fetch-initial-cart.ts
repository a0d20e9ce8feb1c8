import { createInitialCart, parseCartSamples } from '~/domain/cart/cart';
import { paths } from '~/paths';
import { cartStore } from '~/state/stores';

/** A failed request is no error: the next page requests the samples again. */
async function fetchInitialCart(): Promise<void> {
  const response = await fetch(paths.shop.initialCart()).catch(() => undefined);
  const samples = response?.ok ? parseCartSamples(await response.json().catch(() => undefined)) : undefined;
  if (samples?.length) cartStore().saveFirst(createInitialCart(samples));
}

void fetchInitialCart();
