import { type OfficeCity, offices } from '~/content/company';
import { type Person, people, type Team, teams } from '~/content/people';
import { paths } from '~/paths';

/** Which of the people are looked for; nothing chosen is everybody. */
export interface Selection {
  team?: Team;
  city?: OfficeCity;
}

/** One choice of a filter and where it leads. */
export interface Facet {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

/** What the address asks for. A team or city that does not exist counts as not chosen. */
export function selectionFrom(query: URLSearchParams): Selection {
  const team = teams.find(({ id }) => id === query.get('team'));
  const city = offices.find((office) => office.city === query.get('city'))?.city;
  return { team, city };
}

export const addressOf = ({ team, city }: Selection): string => paths.team({ team: team?.id, city });

export const isSelected = (person: Person, { team, city }: Selection): boolean =>
  (!team || person.teamId === team.id) && (!city || person.city === city);

export const selectedPeople = (selection: Selection): Person[] =>
  people.filter((person) => isSelected(person, selection));

const facet = (label: string, selection: Selection, current: boolean): Facet => ({
  label,
  count: selectedPeople(selection).length,
  href: addressOf(selection),
  current,
});

/** Choices of team, counted within the chosen city. */
export const teamFacets = ({ team, city }: Selection): Facet[] => [
  facet('Every team', { city }, !team),
  ...teams.map((choice) => facet(choice.name, { team: choice, city }, choice === team)),
];

/** Choices of city, counted within the chosen team. */
export const cityFacets = ({ team, city }: Selection): Facet[] => [
  facet('Every city', { team }, !city),
  ...offices.map((office) => facet(office.city, { team, city: office.city }, office.city === city)),
];
