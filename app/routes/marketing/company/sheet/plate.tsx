import { company, offices } from '~/content/company';
import { companySheet } from '~/content/company-sheet';
import { teams } from '~/content/people';
import { softwareProducts } from '~/content/products';
import { formatDate } from '~/sections/dates';
import { site } from '~site';

const live = softwareProducts.filter(({ state }) => state === 'live').length;

const facts = [
  ['Legal name', site.legalName],
  ['Founded', formatDate(company.foundedOn)],
  ['Registered office', offices[0]?.address.join(', ')],
  ['GSTIN', site.gstin],
  ['People', `${company.peopleCount} in ${teams.length} teams`],
  ['Offices', offices.map(({ city }) => city).join(', ')],
  ['Products', `${live} in use, ${softwareProducts.length - live} being built`],
  ['Held by', companySheet.heldBy],
] as const;

/** The enamel plate that one looks for on a machine: who made it, when, and under which number. */
export function Plate() {
  return (
    <section aria-label="The company" className="wrap">
      <div className="grid gap-grout">
        <div className="grid gap-x-10 gap-y-8 rounded-tile rounded-se-[6rem] bg-glaze-indigo p-5 text-glaze-bone md:rounded-se-[15rem] md:p-8 lg:min-h-80 lg:grid-cols-[7fr_5fr] lg:items-end">
          <h1 className="max-w-[11ch] self-start">{companySheet.headline}</h1>
          <p className="max-w-[30em] text-lg md:pe-16">{companySheet.lead}</p>
        </div>
        <dl className="grid gap-grout sm:grid-cols-2 lg:grid-cols-4">
          {facts.map(([term, description]) => (
            <div
              key={term}
              className="rounded-tile bg-glaze-indigo px-5 py-3 text-glaze-bone max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-baseline sm:py-5 md:px-8"
            >
              <dt className="text-sm">{term}</dt>
              <dd className="min-w-0 font-semibold sm:mt-1 sm:text-lg">{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
