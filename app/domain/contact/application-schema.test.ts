import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../files/attachment';
import { APPLICATION_LIMITS, applicationSchema } from './application-schema';

const cv = new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' });
const good = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  answer: 'A clerk could not find the button, because it was called Submit.',
  cv,
};

const faultsOf = (change: Record<string, unknown>) => {
  const parsed = applicationSchema.safeParse({ ...good, ...change });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

describe('an application', () => {
  it('needs a name, an address, an answer and a CV, and no more', () => {
    expect(applicationSchema.parse(good)).toMatchObject({ email: 'asha@example.in', cv });
    expect(Object.keys(faultsOf({ name: '', email: '', answer: '', cv: undefined })).sort()).toEqual([
      'answer',
      'cv',
      'email',
      'name',
    ]);
  });

  it('takes a telephone number and a link when they are there', () => {
    const parsed = applicationSchema.parse({
      ...good,
      phone: '98765 43210',
      link: 'https://example.com/work?a=b',
    });
    expect(parsed).toMatchObject({ phone: '+919876543210', link: 'https://example.com/work?a=b' });
    expect(applicationSchema.parse({ ...good, phone: '', link: ' ' })).toMatchObject({ phone: undefined });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'example',
    'https://',
    '//example.com',
  ])('takes no link like %s', (link) => {
    expect(faultsOf({ link })).toHaveProperty('link');
  });

  it('says at the file what is wrong with it', () => {
    expect(faultsOf({ cv: new File([], 'cv.pdf') })).toEqual({ cv: expect.stringContaining('empty') });
    expect(faultsOf({ cv: new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'cv.pdf') })).toEqual({
      cv: expect.stringContaining('at most'),
    });
    expect(faultsOf({ cv: new File([], '') })).toEqual({ cv: expect.stringContaining('choose your CV') });
    expect(faultsOf({ cv: 'cv.pdf' })).toEqual({ cv: expect.stringContaining('choose your CV') });
  });

  it('keeps the answer as it was written, between its limits', () => {
    const { minAnswer, answer } = APPLICATION_LIMITS;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: answer + 50 }), (length) => {
        const written = 'a'.repeat(length);
        const isFine = length >= minAnswer && length <= answer;
        expect(faultsOf({ answer: written })).toEqual(isFine ? {} : { answer: expect.any(String) });
      }),
    );
  });
});
