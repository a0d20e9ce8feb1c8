import { company, offices } from '~/content/company';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import { organization } from '~/sections/structured-data/organization';
import { preloadHints } from '~/sections/themed-picture';
import { site } from '~site';
import type { Route } from './+types/company';
import { Certificates } from './sheet/certificates';
import { Contacts } from './sheet/contacts';
import { Leaders } from './sheet/leaders';
import { Ledger } from './sheet/ledger';
import { Offices } from './sheet/offices';
import { Plate, platePictureSizes } from './sheet/plate';
import { PressKit } from './sheet/press-kit';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.company(), paths.story()),
};

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Facts and figures',
    description: `${site.legalName}: figures with their sources, leadership, ${offices.length} offices and their hours, press kit. ${company.peopleCount} people, since ${company.foundedIn}.`,
    kind: 'AboutPage',
    data: (absolute) => [organization(absolute)],
  }),
  ...preloadHints('hero-company', platePictureSizes),
];

export default function CompanyPage() {
  return (
    <>
      <Plate />
      <Ledger />
      <Offices />
      <Leaders />
      <PressKit />
      <Certificates />
      <Contacts />
      <Onward from="company" />
    </>
  );
}
