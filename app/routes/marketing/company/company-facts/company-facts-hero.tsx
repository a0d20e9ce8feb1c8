import { company, offices } from '~/content/company/company';
import { companyFactsContent } from '~/content/company/company-facts-content';
import { teams } from '~/content/company/team';
import { softwareProducts } from '~/content/products/software-products';
import { formatDate } from '~/sections/format/format-date';
import { ThemedPicture } from '~/sections/marketing/themed-picture';
import { DENSE_PHONE_SIZE } from '~/ui/pictures/picture';
import { site } from '~site';

const openingScript = softwareProducts.filter(({ state }) => state === 'live').length;

const facts = [
  ['Legal name', site.legalName],
  ['Founded', formatDate(company.foundedOn)],
  ['Registered office', offices[0]?.address.join(', ')],
  ['GSTIN', site.gstin],
  ['People', `${company.headcount} in ${teams.length} teams`],
  ['Offices', offices.map(({ city }) => city).join(', ')],
  ['Products', `${openingScript} in use, ${softwareProducts.length - openingScript} being built`],
  ['Held by', companyFactsContent.ownership],
] as const;

export const companyFactsHeroPictureSizes = `${DENSE_PHONE_SIZE}, (min-width: 1440px) 672px, (min-width: 992px) 47vw, 92vw`;

/** The company's basic facts, drawn as an enamel plate beside the picture of a wall. */
export function CompanyFactsHero() {
  return (
    <section aria-label="The company" className="wrap">
      <div className="grid gap-grout">
        <div className="grid gap-grout lg:grid-cols-2">
          <div className="flex flex-col justify-between gap-8 rounded-tile bg-glaze-indigo p-5 text-glaze-bone md:p-8">
            <h1 className="max-w-[11ch]">{companyFactsContent.headline}</h1>
            <p className="max-w-[30em] text-lg">{companyFactsContent.lead}</p>
          </div>
          <div>
            <ThemedPicture
              name="hero-company"
              sizes={companyFactsHeroPictureSizes}
              className="aspect-[4/3] w-full rounded-tile object-cover quarter-br"
            />
          </div>
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
