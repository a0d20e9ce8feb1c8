import { expect, test, vi } from 'vitest';
import { onePerDocument } from './one-per-document';

test('two copies of the code in one document share an instance', async () => {
  const here = onePerDocument('thing', () => ({}));
  vi.resetModules();
  const copy = await import('./one-per-document');
  expect(copy.onePerDocument).not.toBe(onePerDocument);
  expect(copy.onePerDocument('thing', () => ({}))).toBe(here);
  expect(copy.onePerDocument('other', () => ({}))).not.toBe(here);
});

test('on the server nothing is shared between two calls', () => {
  vi.stubGlobal('document', undefined);
  expect(onePerDocument('thing', () => ({}))).not.toBe(onePerDocument('thing', () => ({})));
  vi.unstubAllGlobals();
});
