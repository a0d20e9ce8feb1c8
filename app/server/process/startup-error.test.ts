import { afterEach, expect, it, vi } from 'vitest';
import { DamagedFileError, ObjectStoreError } from '../files/object-store.server';
import { printStartupError } from './startup-error.server';

afterEach(() => vi.restoreAllMocks());

function print(error: unknown, failure?: string): string {
  let text = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  printStartupError(error, failure);
  return text;
}

it('a file store that does not answer is one line', () => {
  const message = 'The file store s3.example.com/tessera-files does not answer: ECONNREFUSED';
  expect(print(new ObjectStoreError(message))).toBe(`Error: ${message}\n`);
});

it('an error that is no Error is shown with its content', () => {
  expect(print({ name: 'ErrnoError', errno: 29 })).toContain('errno: 29');
});

it('an error of a command does not say that the site could not start', () => {
  const text = print(new Error('disk'), 'the backup could not be made');
  expect(text.split('\n')[0]).toBe('Error: the backup could not be made: Error: disk');
});

it('a damaged file is one line', () => {
  expect(print(new DamagedFileError('A file is damaged.'))).toBe('Error: A file is damaged.\n');
});
