import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { buyWhenTold } from './buyers.ts';
import { type Goods, shopperFields } from './shopper.ts';

/** Every buyer sends the checkout's form again and again, each for other goods, on a connection that stays open. */
const { url, goods }: { url: string; goods: Goods[] } = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

function sendForm(body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method: 'POST', path: '/shop/checkout', agent, headers },
      (answer) => {
        answer.resume();
        answer.once('end', resolve);
        if (answer.statusCode !== 303)
          reject(new Error(`A checkout was answered with ${answer.statusCode}.`));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

await buyWhenTold(goods.length, (buyer) => {
  const { id: productId, unitPrice } = goods[buyer] ?? { id: '', unitPrice: 0 };
  const lines = JSON.stringify([{ productId, quantity: 1, unitPrice }]);
  return sendForm(new URLSearchParams({ ...shopperFields, key: randomUUID(), lines }).toString());
});
agent.destroy();
