import { company } from '~/content/company/company';
import { findTeamMember } from '~/content/company/team';
import type { LegalDocument } from '~/content/legal/legal-document';
import { formatDate } from '~/sections/format/format-date';
import { AddressLines, ContactLinks } from '~/sections/marketing/company-contact';
import { site } from '~site';

const officer = findTeamMember(company.grievanceOfficerId);

/** The contact for legal questions and the list of changes. */
export function LegalContactAndChanges({ changes }: Pick<LegalDocument, 'changes'>) {
  const { legalName, address, emails } = site;
  return (
    <div className="wrap section grid grid-cols-[minmax(0,1fr)] gap-grout lg:grid-cols-2">
      <section
        id="grievance-officer"
        aria-labelledby="officer-title"
        className="break-inside-avoid rounded-tile bg-surface p-6 md:p-8"
      >
        <h2 id="officer-title" className="text-h3">
          Grievance officer
        </h2>
        <p className="mt-4 font-display text-xl font-semibold">{officer?.name}</p>
        <p className="text-muted">{officer?.role}</p>
        <address className="mt-4 text-muted not-italic">
          <AddressLines
            lines={[legalName, ...address.lines, `${address.city} ${address.postalCode}, ${address.state}`]}
          />
          <ContactLinks email={emails.grievance} />
        </address>
      </section>
      <section
        id="changes-made"
        aria-labelledby="changes-made-title"
        className="break-inside-avoid rounded-tile bg-surface p-6 md:p-8"
      >
        <h2 id="changes-made-title" className="text-h3">
          Changes
        </h2>
        <dl className="mt-4 grid gap-4">
          {changes.map(({ date, description }) => (
            <div key={date} className="grid gap-x-6 sm:grid-cols-[11rem_1fr]">
              <dt className="text-muted tabular-nums">
                <time dateTime={date}>{formatDate(date)}</time>
              </dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
