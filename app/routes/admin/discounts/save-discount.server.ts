import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type DiscountCodeForm, discountCodeSchema } from '~/domain/discounts/discount-code-schema';
import type { SaveCodeResult } from '~/server/discounts/discount-management.server';

type SaveResult =
  | { kind: 'saved'; id: string }
  | { kind: 'unknown' }
  | {
      kind: 'rejected';
      lastResult: SubmissionResult<string[]>;
      status: 400 | 409;
      /** Others changed the code meanwhile. */
      isConflict?: true;
    };

/** Validates the form of a code and saves it. A form that is not accepted is shown again with its values (R-ADMIN-2). */
export async function saveDiscount(
  form: FormData,
  save: (values: DiscountCodeForm) => Promise<SaveCodeResult>,
): Promise<SaveResult> {
  const submission = parseWithZod(form, { schema: discountCodeSchema });
  if (submission.status !== 'success')
    return { kind: 'rejected', lastResult: submission.reply(), status: 400 };
  const reject = (name: string, message: string): SaveResult => ({
    kind: 'rejected',
    status: 409,
    lastResult: submission.reply({ fieldErrors: { [name]: [message] } }),
  });
  const result = await save(submission.value);
  switch (result.kind) {
    case 'taken':
      return reject('code', 'Another code has this text.');
    case 'unknown-category':
      return reject('categoryId', 'This category no longer exists.');
    case 'used-more':
      return reject('maxUses', `It was used ${result.uses} times already.`);
    case 'conflict':
      return { kind: 'rejected', status: 409, lastResult: submission.reply(), isConflict: true };
    default:
      return result;
  }
}
