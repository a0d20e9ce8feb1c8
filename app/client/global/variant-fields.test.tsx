import { beforeEach, expect, test, vi } from 'vitest';
import type { ShownVariant } from '~/domain/site/presence-attributes';

const variants: ShownVariant[] = [
  { color: 'Dark', size: 'S', max: 2, text: 'Only 2 left' },
  { color: 'Dark', size: 'M', max: 0, text: 'Sold out' },
  { color: 'Dark', size: 'L', max: 0, text: 'Sold out' },
  { color: 'White', size: 'S', max: 0, text: 'Sold out' },
  { color: 'White', size: 'M', max: 1, text: 'Only 1 left' },
  { color: 'White', size: 'L', max: 0, text: 'Sold out' },
];

const radio = (name: string, value: string) =>
  `<label><input type="radio" name="${name}" value="${value}" required>${value}<span data-sold-out hidden>Sold out</span></label>`;

beforeEach(() => vi.resetModules());

test('options that are sold out with the other choice cannot be chosen', async () => {
  document.body.innerHTML = `<form>
    ${['Dark', 'White'].map((name) => radio('color', name)).join('')}
    ${['S', 'M', 'L'].map((name) => radio('size', name)).join('')}
    <input type="number" name="quantity" value="1"><p data-variants='${JSON.stringify(variants)}'></p></form>`;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = document.querySelector<Kind>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  const input = (value: string) => find<HTMLInputElement>(`[value="${value}"]`);
  const listDisabled = () =>
    [...document.querySelectorAll<HTMLInputElement>('[type="radio"]:disabled')].map(({ value }) => value);
  const listNotes = () =>
    [...document.querySelectorAll('[data-sold-out]:not([hidden])')].map(
      (note) => note.closest('label')?.querySelector('input')?.value,
    );
  await import('./variant-fields');
  expect([listDisabled(), listNotes()]).toEqual([['L'], ['L']]);
  input('S').click();
  expect(listDisabled()).toEqual(['L']);
  input('Dark').click();
  expect([listDisabled(), listNotes()]).toEqual([
    ['M', 'L'],
    ['M', 'L'],
  ]);
  expect(find('[data-variants]').textContent).toBe('Only 2 left');
  expect(find<HTMLInputElement>('[name="quantity"]').max).toBe('2');
  // The other colour can always be chosen. Its sold-out size is then no longer chosen.
  input('White').click();
  expect([listDisabled(), input('S').checked]).toEqual([['S', 'L'], false]);
});

test('a colour that was chosen before the script was there shows its picture', async () => {
  document.body.innerHTML = `<div data-slides><img data-colour="Dark"><img data-colour="White"></div>
    <form>${['Dark', 'White'].map((name) => radio('color', name)).join('')}<p data-variants='${JSON.stringify(variants)}'></p></form>`;
  const slides = document.querySelector('[data-slides]');
  const scrollTo = vi.fn();
  Object.assign(slides ?? {}, { scrollTo });
  Object.defineProperty(slides, 'clientWidth', { value: 300 });
  document.querySelector<HTMLInputElement>('[value="White"]')?.click();
  await import('./variant-fields');
  expect(scrollTo).toHaveBeenCalledWith({ left: 300 });
});
