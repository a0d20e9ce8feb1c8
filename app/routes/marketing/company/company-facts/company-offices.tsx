import { offices } from '~/content/company/company';
import { companyFactsContent } from '~/content/company/company-facts-content';
import { teamMembers } from '~/content/company/team';
import { paths } from '~/paths';
import { AddressLines } from '~/sections/marketing/company-contact';
import { OpeningHoursChart } from './opening-hours-chart';

export function CompanyOffices() {
  return (
    <section aria-labelledby="offices-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[4fr_8fr] lg:items-end">
        <div>
          <h2 id="offices-title" className="lg:max-w-[10ch]">
            {companyFactsContent.officesHeadline}
          </h2>
          <p className="mt-5 max-w-[26em] text-lg text-muted">{companyFactsContent.officesLead}</p>
        </div>
        <OpeningHoursChart />
      </div>
      <ul className="mt-10 grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
        {offices.map(({ city, state, since, role, address }) => {
          const count = teamMembers.filter((teamMember) => teamMember.city === city).length;
          return (
            <li key={city} className="flex flex-col rounded-tile bg-surface p-5">
              <h3>{city}</h3>
              <p className="text-sm text-muted">
                {state}, since {since}
              </p>
              <p className="mt-4">{role}</p>
              <address className="mt-4 text-muted not-italic">
                <AddressLines lines={address} />
              </address>
              <a
                href={paths.team({ city })}
                className="mt-auto inline-flex min-h-11 items-end pt-5 font-semibold underline underline-offset-4"
              >
                {count} people work here
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
