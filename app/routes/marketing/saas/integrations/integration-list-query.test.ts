import { expect, it } from 'vitest';
import { integrations } from '~/content/integrations/integrations';
import { findIntegrationIds, parseIntegrationListQuery } from './integration-list-query';

const find = (query: string) => [
  ...findIntegrationIds(parseIntegrationListQuery(new URLSearchParams(query))),
];

it('shows every integration without a filter, and for filters that it does not know', () => {
  expect(find('')).toHaveLength(integrations.length);
  expect(find('category=coffee&state=soon')).toHaveLength(integrations.length);
});

it('filters by words, category and state', () => {
  expect(find('q=microsoft')).toEqual(['microsoft-entra-id']);
  expect(find('category=sign-in&state=planned')).toEqual(['saml']);
  expect(find('q=Converge&category=messages')).toEqual(['telegram']);
  expect(find('q=fax')).toEqual([]);
});
