import { expect, test } from 'vitest';
import { markEmptyDates } from './empty-dates';

test('a field of a date or a time is marked while it has no value', () => {
  document.body.innerHTML = '<input type="time"><input type="date" value="2026-12-01"><input type="text">';
  markEmptyDates();
  const [time, date, text] = [...document.querySelectorAll('input')];
  const isEmpty = (field: HTMLInputElement | undefined) => field?.hasAttribute('data-admin-empty');
  expect([time, date, text].map(isEmpty)).toEqual([true, false, false]);

  if (!time || !date) throw new Error('The fields are missing.');
  time.value = '09:30';
  time.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isEmpty(time)).toBe(false);
  date.value = '';
  date.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(isEmpty(date)).toBe(true);

  // A part of a time.
  Object.defineProperty(date, 'validity', { value: { badInput: true } });
  date.dispatchEvent(new Event('focusout', { bubbles: true }));
  expect(isEmpty(date)).toBe(false);
});
