import { companyFigures } from '~/content/company/company';
import { teamMembers } from '~/content/company/team';
import { officeWorkshops, workshopContent } from '~/content/services/workshop-content';
import { Portrait } from '~/ui/art/portrait/portrait';

const trainerIds = [...new Set(officeWorkshops.flatMap((workshop) => workshop.trainerIds))];
const trainers = teamMembers.filter(({ id }) => trainerIds.includes(id));
const learners = companyFigures.find(({ id }) => id === 'learners');

/** The trainers with what they teach, and how many they have taught. */
export function WorkshopTrainers() {
  return (
    <section aria-labelledby="trainers-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-4 md:grid-cols-[7fr_5fr] md:items-end">
        <h2 id="trainers-title">{workshopContent.trainersHeadline}</h2>
        <p className="text-muted">{workshopContent.trainersLead}</p>
      </div>
      <div className="mt-8 grid grid-cols-2 gap-grout lg:grid-cols-4">
        {trainers.map(({ id, name, role, city, portrait }) => (
          <article key={id} className="rounded-tile bg-surface">
            <Portrait features={portrait} className="w-full rounded-t-tile" />
            <div className="p-4">
              <h3>{name}</h3>
              <p className="text-sm text-muted">
                {role}, {city}
              </p>
            </div>
          </article>
        ))}
        {learners && (
          <p className="flex flex-col justify-between gap-6 rounded-tile bg-glaze-marigold p-5 text-glaze-ink">
            <span className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">
              {learners.value}
            </span>
            <span className="font-medium">
              {learners.label}, {learners.period}
              <span className="mt-2 block text-sm font-normal">{learners.source}</span>
            </span>
          </p>
        )}
      </div>
    </section>
  );
}
