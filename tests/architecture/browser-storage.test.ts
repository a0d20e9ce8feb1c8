import { expect, it } from 'vitest';
import { browserStorageEntries } from '~/content/legal/browser-storage';
import { codeFiles, readProjectFile } from './project-files';

const documentedNames = browserStorageEntries.flatMap(({ name }) => name.split(', '));

/** Storage keys and cookie names are string literals that start with `tessera.`. */
const NAME = /['"`](tessera\.[a-z][\w.-]*)/g;
/** A symbol and a domain, which are not stored. */
const NOT_STORED = new Set(['tessera.state', 'tessera.example']);

const isDocumented = (key: string) =>
  documentedNames.some((name) => (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name));

it('the privacy notice names every storage key and cookie', () => {
  const keys = codeFiles
    .filter((file) => file.startsWith('app/') && !/\.test\.|^app\/content\//.test(file))
    .flatMap((file) => [...readProjectFile(file).matchAll(NAME)].map(([, key = '']) => key));
  expect(keys.length).toBeGreaterThan(5);
  expect([...new Set(keys)].filter((key) => !NOT_STORED.has(key) && !isDocumented(key))).toEqual([]);
});
