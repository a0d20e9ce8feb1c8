import { expect, it } from 'vitest';
import { helpFeedbackSchema, LONGEST_HELP_REMARK } from './help-feedback';

it('takes an answer with or without a remark', () => {
  expect(helpFeedbackSchema.parse({ helped: 'yes', remark: '  ' })).toEqual({ helped: 'yes' });
  expect(helpFeedbackSchema.parse({ helped: 'no', remark: ' Which QR code?\r\n' })).toEqual({
    helped: 'no',
    remark: 'Which QR code?',
  });
});

it.each([
  [{}],
  [{ helped: 'perhaps' }],
  [{ helped: 'no', remark: 'a'.repeat(LONGEST_HELP_REMARK + 1) }],
  [{ helped: 'no', remark: 'hidden\u202etext' }],
])('refuses %j', (form) => {
  expect(helpFeedbackSchema.safeParse(form).success).toBe(false);
});
