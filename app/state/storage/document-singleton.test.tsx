import { expect, test, vi } from 'vitest';
import { getDocumentSingleton } from './document-singleton';

test('two copies of the code in one document share an instance', async () => {
  const here = getDocumentSingleton('thing', () => ({}));
  vi.resetModules();
  const copy = await import('./document-singleton');
  expect(copy.getDocumentSingleton).not.toBe(getDocumentSingleton);
  expect(copy.getDocumentSingleton('thing', () => ({}))).toBe(here);
  expect(copy.getDocumentSingleton('other', () => ({}))).not.toBe(here);
});

test('on the server nothing is shared between two calls', () => {
  vi.stubGlobal('document', undefined);
  expect(getDocumentSingleton('thing', () => ({}))).not.toBe(getDocumentSingleton('thing', () => ({})));
  vi.unstubAllGlobals();
});
