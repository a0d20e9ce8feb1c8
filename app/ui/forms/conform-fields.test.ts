import { expect, it } from 'vitest';
import { createControlProps, createFormFields, listFieldIssues } from './conform-fields';

const name = { id: 'f-name', name: 'name', initialValue: 'Asha' };
const email = { id: 'f-email', name: 'email', initialValue: 'asha@', errors: ['Not an address.'] };
const phone = { id: 'f-phone', name: 'phone', errors: ['Too short.'] };
const file = { id: 'f-file', name: 'file', initialValue: new File(['x'], 'x.pdf') };

it('only the first invalid field gets the focus', () => {
  const control = createControlProps([name, email, phone]);
  const field = createFormFields([name, email, phone]);
  for (const read of [control, field])
    expect([name, email, phone].map((field) => read(field).autoFocus)).toEqual([false, true, false]);
});

it('no field gets the focus when all are valid', () => {
  expect(createControlProps([name])(name).autoFocus).toBe(false);
  expect(createFormFields([])(email).autoFocus).toBe(false);
});

it('returns submitted text as default value, but no file', () => {
  expect(createControlProps([])(name)).toEqual({ name: 'name', defaultValue: 'Asha', autoFocus: false });
  expect(createControlProps([])(file).defaultValue).toBeUndefined();
  expect(createFormFields([])(email)).toMatchObject({ value: 'asha@', errors: ['Not an address.'] });
});

it('lists the first issue of each invalid field with the id of its control', () => {
  expect(listFieldIssues([name, { ...email, errors: ['Not an address.', 'Too long.'] }, phone])).toEqual([
    { controlId: 'f-email', message: 'Not an address.' },
    { controlId: 'f-phone', message: 'Too short.' },
  ]);
});
