import { openRoles, roleKindLabels } from '~/content/careers/open-roles';
import { company } from '~/content/company/company';
import { teamMembers, teams } from '~/content/company/team';
import { paths } from '~/paths';
import { site } from '~site';
import type { Passage } from './passage.server';

const team = { label: 'The team', href: '/team' };
const dateFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

const founders = company.founderIds.flatMap((id) => teamMembers.filter((member) => member.id === id));
const teamNames = new Map<string, string>(teams.map(({ id, name }) => [id, name]));

/** The founders, and the roles with their deadlines. */
export const peoplePassages: readonly Passage[] = [
  {
    title: `Who founded ${site.name}`,
    text: `${founders.map(({ name, role, city }) => `${name} (${role}, ${city})`).join('; ')}. In ${company.foundedIn}.`,
    source: team,
    keywords: 'founder started owner boss director leadership',
  },
  ...openRoles.map(({ id, title, teamId, city, kind, deadline, untilFilled, summary }) => ({
    title: `Job: ${title}`,
    text: `${summary} ${roleKindLabels[kind]}, in ${city}. ${untilFilled ? 'Open until it is filled' : `Apply until ${dateFormat.format(new Date(deadline))}`}.`,
    source: { label: title, href: paths.role(id) },
    keywords: `job role career vacancy hiring apply work ${teamNames.get(teamId) ?? ''}`,
  })),
];
