import { findTeamMember } from '~/content/company/team';
import { companyServices } from '~/content/services/company-services';
import { serviceRoomsContent, sharedRules } from '~/content/services/service-rooms-content';
import { Portrait } from '~/ui/art/portrait/portrait';

/** What is the same in every room, and who leads each. */
export function RoomLeads() {
  return (
    <section aria-labelledby="shared-title" className="section">
      <div className="sunk">
        <div className="wrap py-16 md:py-24">
          <h2 id="shared-title">{serviceRoomsContent.sharedHeadline}</h2>
          <dl className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-3">
            {sharedRules.map(({ id, title, text }) => (
              <div key={id}>
                <dt className="font-display text-h3 font-semibold">{title}</dt>
                <dd className="mt-2 max-w-[34em] text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-12 grid grid-cols-2 gap-grout lg:grid-cols-4">
            {companyServices.map(({ id, name, teamLeadId }) => {
              const lead = findTeamMember(teamLeadId);
              return (
                lead && (
                  <li key={id} className="rounded-tile bg-surface">
                    <Portrait features={lead.portrait} className="w-full rounded-t-tile" />
                    <p className="p-4">
                      <span className="block font-semibold">{lead.name}</span>
                      <span className="block text-sm text-muted">{name}</span>
                    </p>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
