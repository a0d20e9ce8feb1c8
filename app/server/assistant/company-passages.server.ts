import { company, companyFigures, offices } from '~/content/company/company';
import { teamMembers } from '~/content/company/team';
import { formatOpeningDays } from '~/domain/time/format-opening-hours';
import { paths } from '~/paths';
import { site } from '~site';
import type { Passage } from './passage.server';

const contact = { label: 'Contact', href: paths.contact() };
const facts = { label: 'Facts and figures', href: '/company' };

function formatOpeningHours(): string {
  const { week, timeZoneLabel } = site.openingHours;
  const lines = week.map(
    (span) => `${formatOpeningDays(span, site.language)} ${span.opens} to ${span.closes}`,
  );
  return `${lines.join(', ')} (${timeZoneLabel}).`;
}

const { emails, phone, legalName, gstin } = site;

const founders = company.founderIds.flatMap((id) => teamMembers.filter((member) => member.id === id));

/** The company, its offices, opening hours, contacts and founders. */
export const companyPassages: readonly Passage[] = [
  {
    title: 'Opening hours',
    text: formatOpeningHours(),
    source: contact,
    keywords: 'open close closed office time timings when reach call day today weekend',
  },
  {
    title: 'How to reach us',
    text: `Write to ${emails.hello} or call ${phone.display}. Orders: ${emails.orders}. Help with something you have: ${emails.support}.`,
    source: contact,
    keywords: 'contact phone number telephone call email mail support help talk speak human person address',
  },
  {
    title: 'Other addresses to write to',
    text: `Projects ${emails.projects}, training ${emails.training}, hackathons ${emails.hackathons}, partners ${emails.partners}, careers ${emails.careers}, press ${emails.press}, privacy ${emails.privacy}, complaints ${emails.grievance}, security ${emails.security}.`,
    source: contact,
    keywords: 'contact email job grievance complaint journalist vulnerability sponsor',
  },
  {
    title: site.name,
    text: `${company.promise} ${company.nameOrigin}`,
    source: { label: site.name, href: paths.home() },
    keywords: 'company tessera meaning name founded',
  },
  {
    title: legalName,
    text: `Founded in ${company.foundedIn}, ${company.headcount} people. ${site.tax.name} number: ${gstin}.`,
    source: facts,
    keywords: 'company legal registered gstin work employee staff team',
  },
  ...offices.map(({ city, state, since, role, address }) => ({
    title: `${city}, ${state}`,
    text: `${role}, since ${since}. ${address.join(', ')}.`,
    source: facts,
    keywords: 'office address location located visit place',
  })),
  ...companyFigures.map(({ id, value, label, period, source }) => ({
    title: `${value} ${label}`,
    text: `Counted ${period}. Source: ${source}.`,
    source: id === 'first-reply' ? contact : facts,
    ...(id === 'first-reply' && { keywords: 'reply answer response fast quick soon' }),
  })),
  {
    title: `Who founded ${site.name}`,
    text: `${founders.map(({ name, role, city }) => `${name} (${role}, ${city})`).join('; ')}. In ${company.foundedIn}.`,
    source: { label: 'The team', href: paths.team() },
    keywords: 'founder started owner boss director leadership',
  },
];
