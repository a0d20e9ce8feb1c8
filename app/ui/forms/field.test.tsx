import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field';
import { Input } from './input';
import { NativeSelect } from './native-select';
import { Stepper } from './stepper';

function render(element: React.ReactElement): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(element);
  return host;
}

test('a valid control has its label and hint, and no error', () => {
  const host = render(
    <Field id="email" label="Email" hint="We write once.">
      <Input name="email" />
    </Field>,
  );
  const input = host.querySelector('input');
  expect(host.querySelector('label')?.htmlFor).toBe('email');
  expect(input?.id).toBe('email');
  expect(input?.getAttribute('aria-describedby')).toBe('email-description');
  expect(input?.hasAttribute('aria-invalid')).toBe(false);
});

test('an error comes before the hint, and only the first one is shown', () => {
  const host = render(
    <Field id="phone" label="Phone" hint="Ten digits." error={['Too short.', 'No letters.']}>
      <Input />
    </Field>,
  );
  const input = host.querySelector('input');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  expect(input?.getAttribute('aria-describedby')).toBe('phone-error phone-description');
  expect(host.querySelector('#phone-error')?.textContent).toBe('Too short.');
  expect(host.textContent).not.toContain('No letters.');
});

test('an empty list of errors is no error', () => {
  const host = render(
    <Field id="city" label="City" error={[]}>
      <NativeSelect options={[{ value: 'pune', label: 'Pune' }]} />
    </Field>,
  );
  expect(host.querySelector('select')?.hasAttribute('aria-describedby')).toBe(false);
  expect(host.querySelector('#city-error')).toBeNull();
});

test('props of a control take precedence over its field', () => {
  const host = render(
    <Field id="a" label="A" disabled>
      <Input id="b" disabled={false} aria-describedby="elsewhere" />
    </Field>,
  );
  const input = host.querySelector('input');
  expect([input?.id, input?.disabled, input?.getAttribute('aria-describedby')]).toEqual([
    'b',
    false,
    'elsewhere',
  ]);
});

test('a disabled field disables a stepper and both its buttons', () => {
  const host = render(
    <Field id="quantity" label="Quantity" disabled>
      <Stepper defaultValue={1} decreaseLabel="Less" increaseLabel="More" />
    </Field>,
  );
  expect(
    [...host.querySelectorAll('input, button')].map((element) => element.hasAttribute('disabled')),
  ).toEqual([true, true, true]);
});
