import { describe, expect, it } from 'vitest';
import { convergePlanFeatures, hackMatrixPlanFeatures } from '../products/plan-features';
import { convergePlans, hackMatrixPlans } from '../products/product-plans';
import { softwareProducts } from '../products/software-products';
import { RELEASE_STATES } from './product-feature';
import { getProductFeature, listPlansWith, productFeatures, productPlans } from './product-features';

const liveProductIds = softwareProducts.filter(({ state }) => state === 'live').map(({ id }) => id);

describe('features', () => {
  it('have unique ids, which are not ids of products, and unique names in their product', () => {
    const ids = [...productFeatures, ...softwareProducts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const names = productFeatures.map(({ productId, name }) => `${productId}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('exist in each product and in each state, about sixty in all', () => {
    expect(new Set(productFeatures.map(({ productId }) => productId)).size).toBe(softwareProducts.length);
    expect(new Set(productFeatures.map(({ state }) => state)).size).toBe(RELEASE_STATES.length);
    expect(productFeatures.length).toBeGreaterThanOrEqual(60);
  });

  it('have a name and a text that ends like a sentence', () => {
    for (const { id, name, text, group } of productFeatures) {
      expect(name.length, id).toBeGreaterThan(3);
      expect(group.length, id).toBeGreaterThan(3);
      expect(text, id).toMatch(/^\S.{18,}[.]$/);
    }
  });

  it('have a plan of their own product when it is open, and none and no live state before', () => {
    const plansByProduct: Partial<Record<string, readonly { id: string }[]>> = {
      hackmatrix: hackMatrixPlans,
      converge: convergePlans,
    };
    for (const { id, productId, fromPlan, state } of productFeatures) {
      const plans = plansByProduct[productId]?.map((plan) => plan.id) ?? [];
      if (liveProductIds.includes(productId)) expect(plans, id).toContain(fromPlan);
      else expect([fromPlan, state === 'live'], id).toEqual([undefined, false]);
    }
  });

  it('name the plans once', () => {
    const names = productPlans.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('listPlansWith', () => {
  it('has all larger plans, and only those with every feature', () => {
    expect(listPlansWith(hackMatrixPlans, 'audit-log')).toEqual({
      community: false,
      event: true,
      organisation: true,
    });
    expect(listPlansWith(hackMatrixPlans, 'audit-log', 'event-sign-in')).toEqual({
      community: false,
      event: false,
      organisation: true,
    });
  });

  it('refuses a feature of another product and an unknown one', () => {
    expect(() => listPlansWith(convergePlans, 'audit-log')).toThrow('audit-log');
    expect(() => getProductFeature('coffee')).toThrow('coffee');
  });

  it('fills the comparison of the pricing page', () => {
    const values = [...hackMatrixPlanFeatures, ...convergePlanFeatures].map(({ id, values: byPlan }) => [
      id,
      Object.values(byPlan),
    ]);
    expect(Object.fromEntries(values)).toMatchObject({
      flow: [true, true, true],
      flags: [false, true, true],
      conflicts: [false, true, true],
      years: [false, false, true],
      talks: [false, true, true],
      'own-sign-in': [false, false, true],
    });
  });
});
