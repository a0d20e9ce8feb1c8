import { company, offices } from '~/content/company/company';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createOrganizationData } from '~/sections/structured-data/organization';
import { site } from '~site';
import type { Route } from './+types/company-facts-page';
import { CompanyCertificates } from './company-certificates';
import { CompanyContacts } from './company-contacts';
import { CompanyFactsHero, companyFactsHeroPictureSizes } from './company-facts-hero';
import { CompanyFigures } from './company-figures';
import { CompanyLeadership } from './company-leadership';
import { CompanyOffices } from './company-offices';
import { PressKit } from './press-kit';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.companyFacts(), paths.companyStory()),
};

export const meta: Route.MetaFunction = (args) => [
  ...createPageMeta(args, {
    title: 'Facts and figures',
    description: `${site.legalName}: figures with their sources, leadership, ${offices.length} offices and their hours, press kit. ${company.headcount} people, since ${company.foundedIn}.`,
    kind: 'AboutPage',
    createStructuredData: (toAbsoluteUrl) => [createOrganizationData(toAbsoluteUrl)],
  }),
  ...createThemedPicturePreloads('hero-company', companyFactsHeroPictureSizes),
];

export default function CompanyFactsPage() {
  return (
    <>
      <CompanyFactsHero />
      <CompanyFigures />
      <CompanyOffices />
      <CompanyLeadership />
      <PressKit />
      <CompanyCertificates />
      <CompanyContacts />
      <RelatedLinks from="company" />
    </>
  );
}
