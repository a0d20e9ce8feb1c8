import { Window } from 'happy-dom';
import { validPdf } from '../post-application';
import type { FormPart } from './encode-form';

export interface ReadForm {
  action: string;
  isMultipart: boolean;
  /** Filled in as the page wants it. */
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
  current: 'not the password of anybody',
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

function filledValue(element: Element, name: string): string {
  const given = element.getAttribute('value');
  if (given) return given;
  if (element.tagName === 'SELECT') {
    const options = [...element.querySelectorAll('option')].map(
      (option) => option.getAttribute('value') ?? '',
    );
    return options.find((value) => value !== '') ?? '';
  }
  if (element.tagName === 'TEXTAREA') return 'Please tell us a little more about it.';
  return BY_NAME[lastPart(name)] ?? BY_TYPE[element.getAttribute('type') ?? ''] ?? 'Some words';
}

const part = (name: string, value: string): FormPart => ({
  name: Buffer.from(name),
  value: Buffer.from(value),
});

function partsOf(form: Element): FormPart[] {
  const parts = new Map<string, FormPart>();
  for (const element of form.querySelectorAll('input[name], select[name], textarea[name], button[name]')) {
    const name = element.getAttribute('name') ?? '';
    if (parts.has(name)) continue;
    const isFile = element.getAttribute('type') === 'file';
    const file = { fileName: 'cv.pdf', type: 'application/pdf' };
    const filled = part(name, isFile ? validPdf : filledValue(element, name));
    parts.set(name, isFile ? { ...filled, file } : filled);
  }
  return [...parts.values()];
}

/** The forms of a page that are posted, filled in. */
export function readForms(path: string, html: string): ReadForm[] {
  if (!html.includes('method="post"')) return [];
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  return [...document.querySelectorAll('form[method="post"]')].map((form) => ({
    action: form.getAttribute('action') ?? path,
    isMultipart: form.getAttribute('enctype') === 'multipart/form-data',
    parts: partsOf(form as unknown as Element),
  }));
}
