import { companyStoryContent } from '~/content/company/company-story-content';
import { officeFloors } from '~/content/company/office-floors';
import { FloorPlan } from './floor-plan';
import { FloorPlanLegend } from './floor-plan-legend';

const widest = Math.max(...officeFloors.map(({ plan }) => plan[0]?.length ?? 0));

/** The floor plans of the offices at one scale. */
export function OfficeFloorPlans() {
  return (
    <section aria-labelledby="rooms-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[4fr_8fr] lg:items-end">
        <h2 id="rooms-title">{companyStoryContent.roomsHeadline}</h2>
        <p className="max-w-[38em] text-lg text-muted">{companyStoryContent.roomsLead}</p>
      </div>
      <FloorPlanLegend />
      <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
        {officeFloors.map(({ city, name, text, plan }) => (
          <li key={city} className="row-span-3 grid grid-rows-subgrid pb-12 last:pb-0 sm:nth-last-2:pb-0">
            <div className="flex items-end">
              <FloorPlan plan={plan} maxColumns={widest} label={`Plan of ${name}, ${city}`} />
            </div>
            <h3 className="mt-5">
              {name}, {city}
            </h3>
            <p className="mt-2 max-w-[34em] text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
