import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { User } from '~/domain/auth/user';
import type { StockAlertState } from '~/domain/catalogue/stock-alert';
import { stockAlertSchema } from '~/domain/catalogue/stock-alert-schema';
import { HONEYPOT_FIELD } from '~/domain/forms/spam-fields';
import { hashRecipient } from '../email/reserve-unconfirmed.server';
import type { StockAlerts } from './stock-alerts.server';

export type StockAlertSubmission =
  | { kind: Exclude<StockAlertState, 'stopped'> | 'unknown' }
  /** For the form: its issues and the entered values. */
  | { kind: 'invalid'; result: SubmissionResult<string[]> };

interface Context {
  productId: string;
  stockAlerts: StockAlerts;
  user: User | undefined;
}

/** Checks the form and stores the request. A filled honeypot gets the same answer, without an email. */
export async function submitStockAlert(
  formData: FormData,
  { productId, stockAlerts, user }: Context,
): Promise<StockAlertSubmission> {
  const submission = parseWithZod(formData, { schema: stockAlertSchema });
  if (submission.status !== 'success') return { kind: 'invalid', result: submission.reply() };
  const { email, variant, [HONEYPOT_FIELD]: honeypot } = submission.value;
  if (honeypot) return { kind: 'asked' };
  const isConfirmed = user?.emailVerified === true && hashRecipient(user.email) === hashRecipient(email);
  return { kind: await stockAlerts.request({ productId, variant, email, isConfirmed }) };
}
