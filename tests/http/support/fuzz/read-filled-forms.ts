import { type HTMLElement, Window } from 'happy-dom';
import { validPdf } from '../post-application';
import type { FormPart } from './encode-form';

export interface FilledForm {
  action: string;
  isMultipart: boolean;
  /** The fields with valid values. */
  parts: readonly FormPart[];
}

const BY_NAME: Readonly<Record<string, string>> = {
  name: 'Asha Rao',
  pin: '560001',
  line1: '12 Church Street',
  line2: '',
  city: 'Bengaluru',
  gstin: '',
  elapsed: '20000',
  website: '',
  people: '40',
  upiId: 'asha@bank',
  password: 'seventeen small grey tiles',
  current: 'an unknown password',
  token: 'any',
};

const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'asha@example.in',
  tel: '98765 43210',
  date: '2027-03-04',
  url: 'https://example.in/asha',
  number: '3',
  checkbox: 'on',
};

const lastPart = (name: string) => name.split('.').at(-1) ?? name;

function chooseValue(element: HTMLElement, name: string): string {
  const initialValue = element.getAttribute('value');
  if (initialValue) return initialValue;
  if (element.tagName === 'SELECT') {
    const options = [...element.querySelectorAll('option')].map(
      (option) => option.getAttribute('value') ?? '',
    );
    return options.find((value) => value !== '') ?? '';
  }
  if (element.tagName === 'TEXTAREA') return 'Please tell us a little more about it.';
  return BY_NAME[lastPart(name)] ?? BY_TYPE[element.getAttribute('type') ?? ''] ?? 'Some words';
}

const createPart = (name: string, value: string): FormPart => ({
  name: Buffer.from(name),
  value: Buffer.from(value),
});

function createParts(form: HTMLElement): FormPart[] {
  const parts = new Map<string, FormPart>();
  for (const element of form.querySelectorAll<HTMLElement>(
    'input[name], select[name], textarea[name], button[name]',
  )) {
    const name = element.getAttribute('name') ?? '';
    if (parts.has(name)) continue;
    const isFile = element.getAttribute('type') === 'file';
    const file = { fileName: 'cv.pdf', type: 'application/pdf' };
    const filled = createPart(name, isFile ? validPdf : chooseValue(element, name));
    parts.set(name, isFile ? { ...filled, file } : filled);
  }
  return [...parts.values()];
}

/** The forms of a page with method POST, with valid values. */
export function readFilledForms(path: string, html: string): FilledForm[] {
  if (!html.includes('method="post"')) return [];
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll<HTMLElement>('form[method="post"]')].map((form) => ({
    action: form.getAttribute('action') ?? path,
    isMultipart: form.getAttribute('enctype') === 'multipart/form-data',
    parts: createParts(form),
  }));
}
