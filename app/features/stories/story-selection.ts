import { customerStories } from '~/content/stories';
import { type CustomerStory, SECTORS, type Sector } from '~/content/stories/types';
import { paths } from '~/paths';
import { workOf } from './story-words';

/** Which stories are looked for; what is not chosen may be anything. */
export interface StorySelection {
  service?: string;
  sector?: Sector;
}

/** One choice and where it leads. */
export interface StoryFacet {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

/** What was done for customers, each kind once, in the order of the stories. */
export const works = [...new Map(customerStories.map((story) => [workOf(story).id, workOf(story)])).values()];

/** As it stands in an address: "agriculture-and-food". */
const sectorId = (sector: Sector) => sector.toLowerCase().replaceAll(' ', '-');

export function storySelectionFrom(query: URLSearchParams): StorySelection {
  const service = works.find(({ id }) => id === query.get('service'))?.id;
  const sector = SECTORS.find((name) => sectorId(name) === query.get('sector'));
  return { ...(service && { service }), ...(sector && { sector }) };
}

export const storyListAddress = ({ service, sector }: StorySelection): string =>
  paths.stories({ ...(service && { service }), ...(sector && { sector: sectorId(sector) }) });

export const selectedStories = ({ service, sector }: StorySelection): CustomerStory[] =>
  customerStories.filter(
    (story) => (!service || workOf(story).id === service) && (!sector || story.sector === sector),
  );

const facet = (label: string, selection: StorySelection, current: boolean): StoryFacet => ({
  label,
  count: selectedStories(selection).length,
  href: storyListAddress(selection),
  current,
});

/** Choices of service, counted within the chosen sector. */
export const serviceFacets = ({ service, sector }: StorySelection): StoryFacet[] => [
  facet('Everything we do', { ...(sector && { sector }) }, !service),
  ...works.map(({ id, name }) => facet(name, { service: id, ...(sector && { sector }) }, id === service)),
];

/** Choices of sector, counted within the chosen service. */
export const sectorFacets = ({ service, sector }: StorySelection): StoryFacet[] => [
  facet('Every trade', { ...(service && { service }) }, !sector),
  ...SECTORS.map((name) => facet(name, { ...(service && { service }), sector: name }, name === sector)),
];
