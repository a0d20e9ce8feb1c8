import { data, redirect } from 'react-router';
import { parseVerificationCode } from '~/domain/invoices/verification-code';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { site } from '~site';
import type { Route } from './+types/verify-form-page';
import { CodeForm } from './code-form';
import { InvoiceDrawing } from './invoice-drawing';
import { VerificationPanel } from './verification-panel';

export const handle: PageHandle = { hydration: 'none' };

export const meta = () => createNoindexMeta('Check an invoice');

const MAX_SHOWN = 60;

/** Leads to the page of a typed code. */
export function loader({ url }: Route.LoaderArgs) {
  const typed = (url.searchParams.get('code') ?? '').slice(0, MAX_SHOWN);
  const code = parseVerificationCode(typed);
  if (code) throw redirect(paths.invoices.verification(code));
  if (!typed) return { typed, issue: undefined };
  const issue = 'A code has 20 letters and digits. Please compare it with the document.';
  return data({ typed, issue }, { status: 400 });
}

export default function VerifyFormPage({ loaderData: { typed, issue } }: Route.ComponentProps) {
  return (
    <VerificationPanel
      title="Is your invoice genuine?"
      text={`Every invoice and credit note of ${site.name} has a QR code, and beside it a code in letters. Scan the one or type the other: this page says whether we issued the document.`}
      picture={<InvoiceDrawing className="w-full max-w-64" />}
    >
      <CodeForm code={typed} issue={issue} />
      <p className="max-w-lg text-muted">
        For a document of ours you see its number, date and total, to compare with what you hold. It does not
        show who bought, or what.
      </p>
    </VerificationPanel>
  );
}
