import { beforeEach, expect, test } from 'vitest';
import { bindAutoSubmit } from './auto-submit';
import { resetFormsOnReturn } from './page-forms';

bindAutoSubmit();
resetFormsOnReturn();

let form: HTMLFormElement;
let submissions: number;

beforeEach(() => {
  submissions = 0;
  document.body.innerHTML =
    '<form data-auto-submit=""><input name="people" type="number" value="120"><input name="from" type="date">' +
    '<input name="days" type="radio"></form>';
  form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submissions += 1;
  });
});

const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

const change = (name: string) => field(name).dispatchEvent(new Event('change', { bubbles: true }));

/** `persisted` when the page comes from the back/forward cache. */
const showPage = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a choice submits the form, what is typed does not: a date is complete long before its year is', () => {
  for (const name of ['people', 'from']) change(name);
  expect(submissions).toBe(0);
  change('days');
  expect(submissions).toBe(1);
});

test('what is filled in before the page has loaded stays', () => {
  field('people').value = '200';
  showPage(false);
  expect(field('people').value).toBe('200');
});

test('after the back button the form matches the list again', () => {
  field('people').value = '200';
  showPage(true);
  expect(field('people').value).toBe('120');
});
