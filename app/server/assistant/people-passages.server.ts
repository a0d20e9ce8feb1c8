import { company } from '~/content/company/company';
import { teamMembers } from '~/content/company/team';
import { site } from '~site';
import type { Passage } from './passage.server';

const team = { label: 'The team', href: '/team' };

const founders = company.founderIds.flatMap((id) => teamMembers.filter((member) => member.id === id));

/** The founders. */
export const peoplePassages: readonly Passage[] = [
  {
    title: `Who founded ${site.name}`,
    text: `${founders.map(({ name, role, city }) => `${name} (${role}, ${city})`).join('; ')}. In ${company.foundedIn}.`,
    source: team,
    keywords: 'founder started owner boss director leadership',
  },
];
