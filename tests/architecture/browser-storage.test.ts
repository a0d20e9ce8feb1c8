import { expect, it } from 'vitest';
import { browserStorageEntries } from '~/content/legal/browser-storage';
import { codeFiles, readProjectFile } from './project-files';

const named = browserStorageEntries.flatMap(({ name }) => name.split(', '));

/** Keys and cookies are named by whole strings that begin so. The registry of stores is a symbol, kept nowhere. */
const keyLike = /['"`](tessera\.[a-z][\w.-]*)/g;
const notKept = new Set(['tessera.state', 'tessera.example']);

const isNamed = (key: string) =>
  named.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));

it('the privacy notice names everything that the software keeps in a browser', () => {
  const keys = codeFiles
    .filter((file) => file.startsWith('app/') && !/\.test\.|^app\/content\//.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(keyLike)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(5);
  expect([...new Set(keys)].filter((key) => !notKept.has(key) && !isNamed(key))).toEqual([]);
});
