import { data, redirect } from 'react-router';
import { buildQuotePath } from '~/content/quotes/quote-paths';
import type { PageHandle } from '~/page-handle';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { QuoteDocument } from '~/sections/quotes/quote-document';
import { readForm } from '~/server/http/body/read-body.server';
import { clientIpContext, services } from '~/server/services.server';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/quote-page';
import { QuoteAnswerForms } from './quote-answer-forms';
import { QuoteQuestionForm } from './quote-question-form';
import { QuoteStateAlert } from './quote-state-alert';
import { submitClientForm } from './submit-client-form.server';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the key: it must not reach other sites or a search index. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Quote ${loaderData.quote.number}` : 'Quote', { hasSecretUrl: true });

export function headers() {
  return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'private, no-store' };
}

const getKey = (url: URL) => url.searchParams.get('key') ?? '';

export async function loader({ params: { number }, url, context }: Route.LoaderArgs) {
  const key = getKey(url);
  const quote = await context.get(services).quotes.open({ number, key });
  if (!quote) throw data(null, { status: 404 });
  return { key, quote, isRevised: quote.state === 'draft', wasAsked: url.searchParams.has('asked') };
}

/** Accepts or declines the quote, or sends a question. */
export async function action({ params: { number }, url, request, context }: Route.ActionArgs) {
  const link = { number, key: getKey(url) };
  const result = await submitClientForm(context.get(services).quotes, link, {
    form: await readForm(request),
    ipAddress: context.get(clientIpContext),
  });
  if (result.kind === 'rejected') return data(result.form, { status: result.status });
  if (result.kind === 'unknown') throw data(null, { status: 404 });
  throw redirect(
    buildQuotePath(number, link.key) + (result.kind === 'asked' ? '&asked=1#question' : ''),
    303,
  );
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, quote, isRevised, wasAsked } = loaderData;
  const action = buildQuotePath(quote.number, key);
  return (
    <div className="wrap grid max-w-4xl gap-8 pt-10 pb-16 md:pt-16 print:pt-0">
      <header className="print:hidden">
        <h1>{isRevised ? 'Your quote is being revised' : 'Your quote'}</h1>
        <p className="mt-4 max-w-prose text-lead text-muted">
          {isRevised
            ? 'We are changing it. You get an email as soon as the new revision is here, under this same link.'
            : 'Read it, ask what is unclear, and answer on this page. Your browser prints it as well.'}
        </p>
      </header>
      {actionData?.formError && <Alert tone="danger" role="alert" title={actionData.formError} />}
      <QuoteStateAlert quote={quote} />
      {quote.lines.length > 0 && <QuoteDocument quote={quote} />}
      {quote.state === 'sent' && (
        <QuoteAnswerForms action={action} quote={quote} {...(actionData && { rejected: actionData })} />
      )}
      <QuoteQuestionForm
        action={action}
        wasAsked={wasAsked && !actionData}
        {...(actionData?.intent === 'ask' && { rejected: actionData })}
      />
    </div>
  );
}
