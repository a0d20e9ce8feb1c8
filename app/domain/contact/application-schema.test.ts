import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ATTACHMENT_BYTES } from '../files/attachment';
import { APPLICATION_LIMITS, applicationSchema } from './application-schema';

const cv = new File(['%PDF-1.7 %%EOF'], 'cv.pdf', { type: 'application/pdf' });
const validApplication = {
  name: 'Asha Rao',
  email: 'Asha@Example.in',
  answer: 'A clerk could not find the button, because it was called Submit.',
  cv,
};

const listIssues = (change: Record<string, unknown>) => {
  const parsed = applicationSchema.safeParse({ ...validApplication, ...change });
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
};

describe('a job application', () => {
  it('requires only name, email, answer and CV', () => {
    expect(applicationSchema.parse(validApplication)).toMatchObject({ email: 'asha@example.in', cv });
    expect(Object.keys(listIssues({ name: '', email: '', answer: '', cv: undefined })).sort()).toEqual([
      'answer',
      'cv',
      'email',
      'name',
    ]);
  });

  it('accepts an optional phone number and link', () => {
    const parsed = applicationSchema.parse({
      ...validApplication,
      phone: '98765 43210',
      link: 'https://example.com/work?a=b',
    });
    expect(parsed).toMatchObject({ phone: '+919876543210', link: 'https://example.com/work?a=b' });
    expect(applicationSchema.parse({ ...validApplication, phone: '', link: ' ' })).toMatchObject({
      phone: undefined,
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'example',
    'https://',
    '//example.com',
  ])('refuses the link %s', (link) => {
    expect(listIssues({ link })).toHaveProperty('link');
  });

  it('reports an invalid file at its field', () => {
    expect(listIssues({ cv: new File([], 'cv.pdf') })).toEqual({ cv: expect.stringContaining('empty') });
    expect(listIssues({ cv: new File([new Uint8Array(MAX_ATTACHMENT_BYTES + 1)], 'cv.pdf') })).toEqual({
      cv: expect.stringContaining('at most'),
    });
    expect(listIssues({ cv: new File([], '') })).toEqual({ cv: expect.stringContaining('choose your CV') });
    expect(listIssues({ cv: 'cv.pdf' })).toEqual({ cv: expect.stringContaining('choose your CV') });
  });

  it('accepts an answer within its limits', () => {
    const { minAnswer, answer } = APPLICATION_LIMITS;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: answer + 50 }), (length) => {
        const text = 'a'.repeat(length);
        const isValid = length >= minAnswer && length <= answer;
        expect(listIssues({ answer: text })).toEqual(isValid ? {} : { answer: expect.any(String) });
      }),
    );
  });
});
