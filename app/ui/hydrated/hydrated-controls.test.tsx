import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NumberField } from './number-field';
import { Select } from './select';
import { Slider } from './slider';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => vi.unstubAllGlobals());

let form: HTMLFormElement;

beforeEach(() => {
  form = document.body.appendChild(document.createElement('form'));
});
afterEach(() => form.remove());

function renderOnServer(element: React.ReactElement) {
  form.innerHTML = renderToString(element);
  return () => act(() => void hydrateRoot(form, element));
}

const readFormValues = (name: string) => new FormData(form).getAll(name);

test('a selection in the native select before hydration is preserved', () => {
  const hydrate = renderOnServer(
    <Select
      name="city"
      defaultValue="pune"
      options={[
        { value: 'pune', label: 'Pune' },
        { value: 'kochi', label: 'Kochi' },
      ]}
    />,
  );
  const native = form.querySelector('select');
  if (native) native.value = 'kochi';
  hydrate();
  expect(form.querySelector('select')).toBeNull();
  expect(readFormValues('city')).toEqual(['kochi']);
  expect(form.querySelector('[role=combobox]')?.textContent).toContain('Kochi');
});

test('a number typed before hydration is preserved', () => {
  const hydrate = renderOnServer(
    <NumberField name="seats" defaultValue={2} min={1} decreaseLabel="Less" increaseLabel="More" />,
  );
  const native = form.querySelector('input');
  if (native) native.value = '7';
  hydrate();
  expect(readFormValues('seats')).toEqual(['7']);
});

test('both values of a range are submitted before and after hydration', () => {
  const hydrate = renderOnServer(
    <Slider
      label="Price"
      name="price"
      min={0}
      max={100}
      defaultValue={[20, 60]}
      thumbLabels={['From', 'To']}
    />,
  );
  expect(readFormValues('price')).toEqual(['20', '60']);
  const [first] = form.querySelectorAll('input');
  if (first) first.value = '30';
  hydrate();
  expect(readFormValues('price')).toEqual(['30', '60']);
});
