import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { createShippingLabels } from '~/server/orders/staff/shipping-labels.server';
import { engines } from '../../database/test-database';
import { localPdfThread } from '../../fakes/local-pdf-thread';
import { actor, member, openTestShop, type TestShop } from './test-shop';

describe.each(engines)('shipping labels (%s)', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const render = async (numbers: string[], by = actor) => {
    const { renderLabels } = createShippingLabels(shop.database, { pdfThread: localPdfThread });
    const { name, content } = await renderLabels(by, { numbers, size: 'a4' });
    return { name, labels: new TextDecoder().decode(content).split('\n').slice(1) };
  };

  test('each order has one, with its address and the count of its units', async () => {
    const first = await shop.place([
      ['mosaic-mug', 2],
      ['desk-mat', 1],
    ]);
    const second = await shop.place([['desk-mat', 1]], { name: 'Ravi Kumar' });
    const { name, labels } = await render([second.number, first.number.toLowerCase(), 'TS-2627-999999', 'x']);
    expect(name).toBe('labels-a4.pdf');
    const { order } = await shop.readOrder(first.number);
    expect(labels.map((label) => JSON.parse(label))).toMatchObject([
      {
        orderNumber: first.number,
        name: 'Asha Rao',
        units: 3,
        address: expect.arrayContaining([order.delivery.line1, order.delivery.state]),
      },
      { orderNumber: second.number, name: 'Ravi Kumar', units: 1 },
    ]);
    expect((await render([first.number])).name).toBe(`label-${first.number}.pdf`);
  });

  test('an order that has ended has none', async () => {
    const { number } = await shop.place();
    for (const status of ['cancelled', 'refunded']) {
      await shop.database.rows({ text: `update orders set status = '${status}'` });
      expect((await render([number])).labels).toEqual(['']);
    }
  });

  test('an anonymised order has none, and buyers print none', async () => {
    const { number } = await shop.place();
    await shop.database.rows({
      text: `update orders set contact = contact || '{"name": ""}', delivery = delivery || '{"line1": ""}'`,
    });
    expect(await render([number])).toEqual({ name: 'labels-a4.pdf', labels: [''] });
    await expect(render([number], member)).rejects.toThrow(NotAllowedError);
  });
});
