import { expect, test, vi } from 'vitest';
import { retryOnConflict } from '~/server/db/retry.server';

const failure = (code: string) => Object.assign(new Error('refused'), { code });

test.each(['40001', '40P01'])('a transaction that failed with %s runs again', async (code) => {
  const work = vi.fn().mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
  work.mockResolvedValue('done');
  expect(await retryOnConflict(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
});

test('any other error is thrown at once', async () => {
  const work = vi.fn().mockRejectedValue(failure('23505'));
  await expect(retryOnConflict(work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledOnce();
});

test('the number of attempts is limited', async () => {
  const work = vi.fn().mockRejectedValue(failure('40P01'));
  await expect(retryOnConflict(work)).rejects.toThrow('refused');
  expect(work.mock.calls.length).toBeLessThan(10);
});
