import { company, offices } from '~/content/company';
import type { PageHandle } from '~/page-handle';
import { JsonData } from '~/ui/json-data';
import { site } from '~site';
import type { Route } from './+types/company';
import { Certificates } from './sheet/certificates';
import { Contacts } from './sheet/contacts';
import { Leaders } from './sheet/leaders';
import { Ledger } from './sheet/ledger';
import { Offices } from './sheet/offices';
import { organizationData } from './sheet/organization-data';
import { Plate } from './sheet/plate';
import { PressKit } from './sheet/press-kit';

export const handle: PageHandle = { way: 'static', prerender: true };

export const meta: Route.MetaFunction = () => [
  { title: `Facts and figures · ${site.name}` },
  {
    name: 'description',
    content: `${site.legalName}: figures with their sources, leadership, ${offices.length} offices and their hours, press kit. ${company.peopleCount} people, since ${company.foundedIn}.`,
  },
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
      <JsonData type="application/ld+json" value={organizationData} />
    </>
  );
}
