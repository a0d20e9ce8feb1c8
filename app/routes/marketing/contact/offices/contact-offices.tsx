import { offices } from '~/content/company/company';
import { contactContent } from '~/content/contact/contact-content';
import type { ClosedDay } from '~/domain/time/opening-hours';
import { OfficeEntry } from './office-entry';
import { OfficeMap } from './office-map';
import { OfficeOpeningHours } from './office-opening-hours';

/** Offices in the west are at the left of the map, offices in the east at the right, each near its latitude. */
const gridAreas: Record<(typeof offices)[number]['city'], string> = {
  Pune: 'lg:col-start-1 lg:row-start-2',
  Kochi: 'lg:col-start-1 lg:row-start-3',
  Guwahati: 'lg:col-start-3 lg:row-start-2 lg:-mt-24',
  Bengaluru: 'lg:col-start-3 lg:row-start-3',
};

/** A map of India in tiles with the four offices, their addresses and opening hours. */
export function ContactOffices({ closedDays }: { closedDays: readonly ClosedDay[] }) {
  return (
    <section aria-labelledby="offices-title" className="wrap section">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[3fr_6fr_3fr] lg:grid-rows-[6fr_3fr_auto]">
        <div className="lg:col-start-1 lg:row-start-1">
          <h2 id="offices-title" className="lg:max-w-[8ch]">
            {contactContent.officesHeadline}
          </h2>
          <p className="mt-5 max-w-[24em] text-lg text-muted">{contactContent.officesLead}</p>
        </div>
        <div className="mx-auto w-full max-w-xl lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-w-none">
          <OfficeMap />
        </div>
        {offices.map((office) => (
          <OfficeEntry key={office.city} office={office} className={gridAreas[office.city]} />
        ))}
      </div>
      <OfficeOpeningHours closedDays={closedDays} />
    </section>
  );
}
