import { describe, expect, it } from 'vitest';
import { type OrderFormRequest, refund } from './order-form-handlers.server';

const refuseWith = (result: unknown): OrderFormRequest =>
  ({ orderManagement: { refund: async () => result }, actor: {}, number: 'TS-2627-000001' }) as never;

describe('R-ADMIN-2: what a refused refund says', () => {
  it('units that cost nothing can be refunded with others, or their stock corrected', async () => {
    const outcome = await refund(refuseWith({ kind: 'nothing-to-refund' }), {
      version: 1,
      lines: { 1: 1 },
      reason: 'Sold out',
    });
    expect(outcome).toEqual({ issue: expect.stringMatching(/cost nothing.*together.*stock/) });
  });

  it('staff read what they can refund instead', async () => {
    const form = { version: 1, amount: 5000, reason: 'Damaged' };
    expect(await refund(refuseWith({ kind: 'too-much', refundable: 0 }), form)).toMatchObject({
      issue: expect.stringContaining('went back already'),
    });
    expect(await refund(refuseWith({ kind: 'in-use', use: 'gift-card-spent' }), form)).toEqual({
      issue: expect.stringContaining('Refund other units'),
    });
  });
});
