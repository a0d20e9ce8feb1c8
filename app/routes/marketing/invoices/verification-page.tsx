import { data } from 'react-router';
import { INVOICE_LABELS } from '~/domain/invoices/invoice';
import type { PageHandle } from '~/page-handle';
import { LogoDrawing } from '~/sections/drawings/logo-drawing';
import { formatAmount } from '~/sections/format/format-amount';
import { formatDate } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { clientIpContext, services } from '~/server/services.server';
import { DescriptionList } from '~/ui/data/description-list';
import { site } from '~site';
import type { Route } from './+types/verification-page';
import { CodeForm } from './code-form';
import { VerificationPanel } from './verification-panel';

export const handle: PageHandle = { hydration: 'none' };

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.invoice ? 'Genuine document' : 'Unknown document', { hasSecretUrl: true });

export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' };
}

/** Whether a document with this code was issued. An unknown code is 404. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { invoices } = context.get(services);
  const result = await invoices.verifyInvoice(params.code, context.get(clientIpContext));
  if (result.kind === 'wait')
    throw data(null, { status: 429, headers: { 'Retry-After': String(result.seconds) } });
  if (result.kind === 'unknown') return data({ invoice: undefined }, { status: 404 });
  return { invoice: result.invoice };
}

export default function VerificationPage({ loaderData: { invoice } }: Route.ComponentProps) {
  if (!invoice) {
    return (
      <VerificationPanel
        title="We did not issue this document"
        text={`No invoice and no credit note of ${site.name} has this code. If it was typed, compare it with the document once more. Somebody gave you the document? Then write to ${site.emails.finance} before you pay.`}
        picture={<LogoDrawing tile="missing" className="w-full max-w-80" />}
      >
        <CodeForm code="" />
      </VerificationPanel>
    );
  }
  const { kind, number, issuedOn, total } = invoice;
  const label = INVOICE_LABELS[kind];
  return (
    <VerificationPanel
      title={`This ${label.toLowerCase()} is genuine`}
      text={`${site.legalName} issued it. The document in your hands is the same if it says exactly this:`}
      picture={<LogoDrawing tile="set" className="w-full max-w-80" />}
    >
      <div className="max-w-lg text-lead tabular-nums">
        <DescriptionList
          items={[
            { term: 'Number', description: number },
            { term: 'Date', description: formatDate(issuedOn) },
            { term: 'Total', description: formatAmount(total) },
          ]}
        />
      </div>
      <p className="max-w-lg text-muted">
        Does one of the three differ? Then somebody changed the document. Please write to{' '}
        {site.emails.finance}.
      </p>
    </VerificationPanel>
  );
}
