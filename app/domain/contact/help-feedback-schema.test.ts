import { expect, it } from 'vitest';
import { helpFeedbackSchema, MAX_HELP_REMARK_LENGTH } from './help-feedback-schema';

it('accepts an answer with or without a remark', () => {
  expect(helpFeedbackSchema.parse({ helped: 'yes', remark: '  ' })).toEqual({ helped: 'yes' });
  expect(helpFeedbackSchema.parse({ helped: 'no', remark: ' Which QR code?\r\n' })).toEqual({
    helped: 'no',
    remark: 'Which QR code?',
  });
});

it.each([
  [{}],
  [{ helped: 'perhaps' }],
  [{ helped: 'no', remark: 'a'.repeat(MAX_HELP_REMARK_LENGTH + 1) }],
  [{ helped: 'no', remark: 'hidden\u202etext' }],
])('refuses %j', (form) => {
  expect(helpFeedbackSchema.safeParse(form).success).toBe(false);
});
