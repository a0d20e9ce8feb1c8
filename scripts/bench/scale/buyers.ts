import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type ProductForSale, sampleBuyerFields } from '../checkout/sample-buyer.ts';

const MAX_TRIES = 40;
const PAUSE_MS = 500;

export interface Purchase {
  key: string;
  email: string;
  /** Whether the site confirmed the order. */
  isConfirmed: boolean;
  /** Answers other than the page of the order, and connections that were lost. */
  failures: string[];
  /** Milliseconds until the confirmation. */
  took: number;
}

async function submit(url: string, body: string): Promise<string> {
  try {
    const response = await fetch(`${url}/shop/checkout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    const isPlaced = response.status === 303 && response.headers.get('location')?.includes('/orders/');
    return isPlaced ? 'placed' : String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : 'lost';
  }
}

/** Buys one product. Presses the button again after a failure, as a person does: with the same key. */
export async function buy(url: string, { id, unitPrice }: ProductForSale): Promise<Purchase> {
  const key = randomUUID();
  const purchase: Purchase = { key, email: `${key}@example.com`, isConfirmed: false, failures: [], took: 0 };
  const lines = JSON.stringify([{ productId: id, quantity: 1, unitPrice }]);
  const body = new URLSearchParams({ ...sampleBuyerFields, 'contact.email': purchase.email, key, lines });
  const start = performance.now();
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const answer = await submit(url, body.toString());
    purchase.took = performance.now() - start;
    if (answer === 'placed') return { ...purchase, isConfirmed: true };
    // The request itself is wrong: trying again would measure nothing.
    if (/^4/.test(answer) && answer !== '429') throw new Error(`A checkout responded with ${answer}.`);
    purchase.failures.push(answer);
    await pause(PAUSE_MS);
  }
  return purchase;
}

const MAX_PURCHASES = 5000;

interface BuyOptions {
  /** At least so many purchases. */
  count: number;
  /** At a time. */
  buyers: number;
  /** Called with the number of confirmed purchases. */
  onConfirmed?: (confirmed: number) => void;
  /** Buyers stop at this time. */
  isOver?: () => boolean;
}

/** Purchases by several buyers at a time, each of one product. */
export async function buyMany(
  chooseUrl: () => string,
  products: readonly ProductForSale[],
  { count, buyers, onConfirmed, isOver = () => true }: BuyOptions,
): Promise<Purchase[]> {
  const purchases: Purchase[] = [];
  let started = 0;
  const runBuyer = async (buyer: number) => {
    const product = products[buyer % products.length];
    while (product && (started < count || !isOver()) && started < MAX_PURCHASES) {
      started += 1;
      purchases.push(await buy(chooseUrl(), product));
      onConfirmed?.(purchases.length);
    }
  };
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => runBuyer(buyer)));
  return purchases;
}
