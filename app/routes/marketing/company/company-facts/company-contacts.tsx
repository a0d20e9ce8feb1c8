import { companyContacts, companyFactsContent } from '~/content/company/company-facts-content';
import { findTeamMember } from '~/content/company/team';
import { Portrait } from '~/ui/art/portrait/portrait';
import { site } from '~site';

const contacts = companyContacts.flatMap((contact) => {
  const teamMember = findTeamMember(contact.teamMemberId);
  return teamMember ? [{ ...contact, teamMember }] : [];
});

export function CompanyContacts() {
  return (
    <section aria-labelledby="contacts-title" className="wrap section">
      <h2 id="contacts-title">{companyFactsContent.contactsHeadline}</h2>
      <ul className="mt-10 grid gap-grout md:grid-cols-3">
        {contacts.map(({ id, label, teamMember, mailbox, text }) => (
          <li key={id} className="flex flex-col rounded-tile bg-surface p-5">
            <h3>{label}</h3>
            <p className="mt-3 mb-6 text-muted">{text}</p>
            <div className="mt-auto flex items-center gap-3.5">
              <Portrait features={teamMember.portrait} className="size-16 flex-none rounded-inner" />
              <p className="min-w-0">
                <span className="block font-semibold">{teamMember.name}</span>
                <a
                  href={`mailto:${site.emails[mailbox]}`}
                  className="inline-flex min-h-11 items-center break-all underline underline-offset-4"
                >
                  {site.emails[mailbox]}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
