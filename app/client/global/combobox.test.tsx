import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bindCombobox } from './combobox';

interface Answer {
  names: string[];
}

let input: HTMLInputElement;
let list: HTMLElement;
let close: ReturnType<typeof vi.fn<() => void>>;
let suggest: () => Promise<void>;
/** The requests so far. A test answers them in the order it wants. */
let requests: { url: string; answer: (names: string[]) => void; fail: () => void; refuse: () => void }[];
let showError: ReturnType<typeof vi.fn<(message: string) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input type="search"><div role="listbox"></div>';
  input = document.querySelector('input') as HTMLInputElement;
  list = document.querySelector('[role=listbox]') as HTMLElement;
  close = vi.fn<() => void>();
  showError = vi.fn<(message: string) => void>();
  requests = [];
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      requests.push({
        url,
        answer: (names) => resolve({ ok: true, json: async () => ({ names }) }),
        fail: () => reject(new TypeError('network')),
        refuse: () => resolve({ ok: false }),
      });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  ({ suggest } = bindCombobox<Answer>({
    input,
    list,
    close,
    showError,
    path: '/suggestions',
    show: (answer) => {
      const names = answer?.names ?? [];
      list.innerHTML = names
        .map((name) => `<a role="option" id="${name}" href="#${name}">${name}</a>`)
        .join('');
    },
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

async function type(text: string): Promise<void> {
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(1_000);
}

async function answer(at: number, names: string[]): Promise<void> {
  requests[at]?.answer(names);
  await vi.advanceTimersByTimeAsync(0);
}

const press = (key: string) => input.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
const selected = () => list.querySelector('[aria-selected=true]')?.id;

it('R-SEARCH-5: a late answer does not replace the answer to what was typed later', async () => {
  await type('mug');
  await type('mug blue');
  await answer(1, ['blue-mug']);
  await answer(0, ['mug', 'mug-large']);
  expect(requests.map(({ url }) => url)).toEqual(['/suggestions?q=mug', '/suggestions?q=mug+blue']);
  expect(list.textContent).toBe('blue-mug');
});

it.each(['fail', 'refuse'] as const)('without an answer (%s) no older suggestions stay', async (end) => {
  await type('mug');
  await answer(0, ['mug']);
  await type('mug blue');
  requests[1]?.[end]();
  await vi.advanceTimersByTimeAsync(0);
  expect(list.textContent).toBe('');
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(showError).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('does not answer'));
});

it('a request that the next one stops is no error', async () => {
  await type('mug');
  await type('mug blue');
  expect(showError).not.toHaveBeenCalled();
});

it('an emptied field has no suggestions', async () => {
  await type('mug');
  await answer(0, ['mug']);
  await type(' ');
  expect(requests).toHaveLength(1);
  expect(list.textContent).toBe('');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it('arrow keys go through the options and back to the field', async () => {
  await type('mug');
  await answer(0, ['a', 'b']);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  for (const expected of ['a', 'b', undefined, 'a']) {
    press('ArrowDown');
    expect(selected()).toBe(expected);
    expect(input.getAttribute('aria-activedescendant')).toBe(expected ?? null);
  }
  press('ArrowUp');
  expect(selected()).toBeUndefined();
});

it('Enter opens the chosen option, and Escape closes', async () => {
  await type('mug');
  await answer(0, ['a']);
  const clicked = vi.fn<() => void>();
  list.querySelector('a')?.addEventListener('click', clicked);
  press('Enter');
  expect(clicked).not.toHaveBeenCalled();
  press('ArrowDown');
  press('Enter');
  expect(clicked).toHaveBeenCalledOnce();
  press('Escape');
  expect(close).toHaveBeenCalledOnce();
});

it.each([
  ['typed further', () => type('mug blue')],
  ['opened again', () => suggest()],
])('no option is chosen any more when the search is %s', async (_, change) => {
  await type('mug');
  await answer(0, ['a']);
  press('ArrowDown');
  void change();
  expect(selected()).toBeUndefined();
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  const clicked = vi.fn<() => void>();
  list.querySelector('a')?.addEventListener('click', clicked);
  press('Enter');
  expect(clicked).not.toHaveBeenCalled();
});
