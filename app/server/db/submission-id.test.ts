import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { toSubmissionId } from './submission-id.server';

it('one form with one text has one id; another text or another form has another', () => {
  const key = randomUUID();
  const other = randomUUID();
  const id = toSubmissionId(key, 'update', 'Thank you.');
  expect(toSubmissionId(key, 'update', 'Thank you.')).toBe(id);
  const others = [
    toSubmissionId(key, 'update', 'One more thing.'),
    toSubmissionId(key, 'updateThank', ' you.'),
    toSubmissionId(other, 'update', 'Thank you.'),
  ];
  expect(new Set([id, ...others]).size).toBe(4);
});
