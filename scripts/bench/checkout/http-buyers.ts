import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { runBuyerLoop } from './buyer-process.ts';
import { type ProductForSale, sampleBuyerFields } from './sample-buyer.ts';

/** Every buyer sends checkout forms for another product on a keep-alive connection. */
const { url, products }: { url: string; products: ProductForSale[] } = JSON.parse(process.argv[2] ?? '{}');
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true });
const headers = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

function sendForm(body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method: 'POST', path: '/shop/checkout', agent, headers },
      (response) => {
        response.resume();
        response.once('end', resolve);
        if (response.statusCode !== 303)
          reject(new Error(`A checkout responded with ${response.statusCode}.`));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

await runBuyerLoop(products.length, (buyer) => {
  const { id, unitPrice } = products[buyer] ?? { id: '', unitPrice: 0 };
  const lines = JSON.stringify([{ productId: id, quantity: 1, unitPrice }]);
  const key = randomUUID();
  // The emails to an address are limited.
  const fields = { ...sampleBuyerFields, 'contact.email': `${key}@example.com`, key, lines };
  return sendForm(new URLSearchParams(fields).toString());
});
agent.destroy();
