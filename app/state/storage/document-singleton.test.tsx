import { expect, test, vi } from 'vitest';
import { getDocumentSingleton } from './document-singleton';

test('two copies of the module in one document share an instance', async () => {
  const instance = getDocumentSingleton('thing', () => ({}));
  vi.resetModules();
  const copy = await import('./document-singleton');
  expect(copy.getDocumentSingleton).not.toBe(getDocumentSingleton);
  expect(copy.getDocumentSingleton('thing', () => ({}))).toBe(instance);
  expect(copy.getDocumentSingleton('other', () => ({}))).not.toBe(instance);
});

test('on the server every call creates an instance', () => {
  vi.stubGlobal('document', undefined);
  expect(getDocumentSingleton('thing', () => ({}))).not.toBe(getDocumentSingleton('thing', () => ({})));
  vi.unstubAllGlobals();
});
