import { beforeEach, expect, test, vi } from 'vitest';

function openPage(): void {
  document.body.innerHTML = `
    <form data-filter-form>
      <input name="q"><select name="state"><option value=""></option><option>live</option><option>beta</option></select>
    </form>
    <p data-filter-count>3</p><a data-filter-reset hidden></a><p data-filter-empty hidden></p>
    <i data-filter-item="waiting list" data-state="live"></i>
    <div data-filter-results>
      <ul data-filter-group id="events">
        <li data-filter-item="waiting list" data-state="live"></li>
        <li data-filter-item="audit log" data-state="live beta"></li>
      </ul>
      <ul data-filter-group id="phone"><li data-filter-item="app for the phone" data-state="beta"></li></ul>
    </div>`;
}

const isHidden = (selector: string) => document.querySelector<HTMLElement>(selector)?.hidden;
const readCount = () => document.querySelector('[data-filter-count]')?.textContent;

beforeEach(async () => {
  history.replaceState(null, '', '/saas/features');
  openPage();
  vi.resetModules();
  await import('./list-filter');
});

function type(text: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('There is no search field.');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function choose(value: string): void {
  const select = document.querySelector('select');
  if (!select) throw new Error('There is no select.');
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
}

test('typing hides entries and groups without the words, counts the rest and writes the URL', () => {
  type('List');
  expect(readCount()).toBe('1');
  expect(isHidden('#events')).toBe(false);
  expect(isHidden('#phone')).toBe(true);
  expect(isHidden('i')).toBe(false);
  expect(isHidden('[data-filter-reset]')).toBe(false);
  expect(location.search).toBe('?q=List');
});

test('an entry can have several values of a field', () => {
  choose('beta');
  expect(readCount()).toBe('2');
  expect(isHidden('i')).toBe(true);
  type('log');
  expect(readCount()).toBe('1');
  expect(location.search).toBe('?q=log&state=beta');
});

test('says that nothing matches, and shows everything again', () => {
  type('zebra');
  expect(readCount()).toBe('0');
  expect(isHidden('[data-filter-empty]')).toBe(false);
  type(' ');
  expect(readCount()).toBe('3');
  expect(isHidden('[data-filter-empty]')).toBe(true);
  expect(isHidden('[data-filter-reset]')).toBe(true);
  expect(location.search).toBe('');
});

test('applies what was typed before the script was loaded', async () => {
  openPage();
  const input = document.querySelector('input');
  if (input) input.value = 'phone';
  vi.resetModules();
  await import('./list-filter');
  expect(readCount()).toBe('1');
});

test('what was chosen before the script was loaded is applied', async () => {
  openPage();
  const select = document.querySelector('select');
  if (select) select.value = 'beta';
  vi.resetModules();
  await import('./list-filter');
  expect(readCount()).toBe('2');
  expect(location.search).toBe('?state=beta');
});
