import { describe, expect, it } from 'vitest';
import { RELEASE_STATES } from '../features/product-feature';
import { convergePlans, hackMatrixPlans } from '../products/product-plans';
import { integrationCategories } from './integration';
import { integrations } from './integrations';

describe('integrations', () => {
  it('are eighteen with unique ids and names, in the order of their categories', () => {
    expect(integrations).toHaveLength(18);
    for (const key of ['id', 'name', 'promise'] as const)
      expect(new Set(integrations.map((integration) => integration[key])).size, key).toBe(18);
    const order = integrations.map(({ categoryId }) => categoryId);
    const known = integrationCategories.map(({ id }) => id);
    expect(order.toSorted((a, b) => known.indexOf(a) - known.indexOf(b))).toEqual(order);
    expect(new Set(order).size).toBe(known.length);
  });

  it('are live, in beta and planned', () => {
    expect(new Set(integrations.map(({ state }) => state))).toEqual(new Set(RELEASE_STATES));
  });

  it.each(integrations)(
    '$id has its texts, at least three steps, and a reason for each permission',
    (integration) => {
      const { promise, text, limit, steps, permissions, code } = integration;
      for (const sentence of [promise, text, limit, ...steps, ...permissions.map(({ reason }) => reason)])
        expect(sentence).toMatch(/^\S.{12,}[.]$/);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(new Set(steps).size).toBe(steps.length);
      expect(permissions.length).toBeGreaterThanOrEqual(1);
      for (const { name } of permissions) expect(name.length).toBeGreaterThan(3);
      expect(code.title.length).toBeGreaterThan(8);
    },
  );

  it.each(integrations)('$id is in a plan', ({ fromPlans: { hackmatrix, converge } }) => {
    expect(hackmatrix ?? converge).toBeDefined();
    if (hackmatrix) expect(hackMatrixPlans.map(({ id }) => id)).toContain(hackmatrix);
    if (converge) expect(convergePlans.map(({ id }) => id)).toContain(converge);
  });

  it('have sign-in and the API in the plans that the pricing page states', () => {
    for (const { categoryId, fromPlans } of integrations)
      if (categoryId === 'sign-in')
        expect(fromPlans).toEqual({ hackmatrix: 'organisation', converge: 'federation' });
    expect(integrations.find(({ id }) => id === 'results-api')?.fromPlans).toEqual({
      hackmatrix: 'organisation',
    });
  });

  it('have code that parses, with the placeholder in it or without any name', () => {
    for (const { id, code } of integrations) {
      if (code.language === 'json') expect(() => JSON.parse(code.source), id).not.toThrow();
      if (code.language === 'csv') {
        const columns = code.source.split('\n').map((line) => line.split(',').length);
        expect(new Set(columns).size, id).toBe(1);
      }
      expect(
        code.source.split('\n').every((line) => line.trimEnd() === line),
        id,
      ).toBe(true);
    }
  });
});
