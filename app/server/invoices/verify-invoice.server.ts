import { eq } from 'drizzle-orm';
import type { InvoiceSummary } from '~/domain/invoices/invoice';
import { parseVerificationCode } from '~/domain/invoices/verification-code';
import { limitByNetwork } from '../accounts/sign-in/sign-in-limits.server';
import { invoices } from '../db/schema/invoices.server';
import { countAttempt } from '../rate-limits/attempts.server';
import type { InvoiceDeps } from './render-invoice.server';

export type VerificationResult =
  | { kind: 'genuine'; invoice: InvoiceSummary }
  | { kind: 'unknown' }
  | { kind: 'wait'; seconds: number };

const CHECKS_AN_HOUR = 300;

/**
 * R-INVOICE-5: whether a document with this code was issued, for everybody who has it: its kind, number, date and total, and
 * nothing else. A network makes 300 checks an hour.
 */
export async function verifyInvoice(
  { db, clock }: InvoiceDeps,
  typedCode: string,
  ipAddress: string,
): Promise<VerificationResult> {
  const limit = limitByNetwork('invoice-verification', ipAddress, CHECKS_AN_HOUR);
  const seconds = await countAttempt(db, [limit], clock());
  if (seconds > 0) return { kind: 'wait', seconds };
  const code = parseVerificationCode(typedCode);
  if (!code) return { kind: 'unknown' };
  const { kind, number, issuedOn, total } = invoices;
  const [invoice] = await db
    .select({ kind, number, issuedOn, total })
    .from(invoices)
    .where(eq(invoices.verificationCode, code));
  return invoice ? { kind: 'genuine', invoice } : { kind: 'unknown' };
}
