import { companyFactsContent, verifiableFacts } from '~/content/company/company-facts-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const LINK_LABELS = { thisSite: 'The figures', customerStories: 'Customer stories', privacy: 'Privacy' };

/** The number of certificates (none), and what visitors can verify themselves. */
export function CompanyCertificates() {
  return (
    <section
      aria-labelledby="certificates-title"
      className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_7fr]"
    >
      <div>
        <h2 id="certificates-title" className="flex items-end gap-4">
          <span className="text-[clamp(7rem,20vw,18rem)] leading-[0.72] tracking-[-0.06em]">0</span>
          <span className="max-w-[14ch] pb-1 text-h3">{companyFactsContent.certificatesHeadline}</span>
        </h2>
        <p className="mt-8 max-w-[30em] text-lg text-muted">{companyFactsContent.certificatesLead}</p>
      </div>
      <dl className="grid gap-grout self-end">
        {verifiableFacts.map((check) => (
          <div
            key={check.id}
            className="grid gap-x-8 gap-y-1 rounded-tile bg-surface p-5 sm:grid-cols-[13rem_1fr] md:p-6"
          >
            <dt className="font-display text-h3 font-semibold text-balance">{check.what}</dt>
            <dd className="text-muted">
              {check.how}
              <span className="block">
                <TextLink href={paths[check.linkTo]()}>{LINK_LABELS[check.linkTo]}</TextLink>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
