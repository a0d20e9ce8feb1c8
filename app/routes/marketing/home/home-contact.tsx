import type { SubmissionResult } from '@conform-to/react';
import { companyFigures } from '~/content/company/company';
import { CONTACT_FORM_ID, ContactForm } from '~/features/contact/contact-form';
import { site } from '~site';

const firstReply = companyFigures.find(({ id }) => id === 'first-reply');

export function HomeContact({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  return (
    <section id={CONTACT_FORM_ID} className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_7fr]">
      <div>
        <h2>Contact us: what should work better?</h2>
        <p className="mt-5 max-w-[26em] text-lg text-muted">
          Tell us in three sentences. A person reads it, not a queue, and answers with a question or a price.
        </p>
        {firstReply && (
          <p className="mt-8 text-sm text-muted">
            <span className="block font-display text-figure font-semibold text-text">{firstReply.value}</span>
            {firstReply.label}, {firstReply.period}. Source: {firstReply.source.toLowerCase()}.
          </p>
        )}
        <p className="mt-8">
          Or write to{' '}
          <a href={`mailto:${site.emails.hello}`} className="font-semibold underline underline-offset-4">
            {site.emails.hello}
          </a>
        </p>
      </div>
      <ContactForm action="/?index" lastResult={lastResult} />
    </section>
  );
}
