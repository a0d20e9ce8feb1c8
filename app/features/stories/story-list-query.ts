import { customerStories } from '~/content/stories/customer-stories';
import { type CustomerStory, SECTORS, type Sector } from '~/content/stories/customer-story';
import { paths } from '~/paths';
import { findStoryWork } from './story-work';

/** Which stories are looked for; what is not chosen may be anything. */
export interface StoryListQuery {
  service?: string;
  sector?: Sector;
}

/** One choice and where it leads. */
export interface StoryFilterOption {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

/** What was done for customers, each kind once, in the order of the stories. */
export const storyWorks = [
  ...new Map(customerStories.map((story) => [findStoryWork(story).id, findStoryWork(story)])).values(),
];

/** As it stands in an address: "agriculture-and-food". */
const sectorId = (sector: Sector) => sector.toLowerCase().replaceAll(' ', '-');

export function parseStoryListQuery(query: URLSearchParams): StoryListQuery {
  const service = storyWorks.find(({ id }) => id === query.get('service'))?.id;
  const sector = SECTORS.find((name) => sectorId(name) === query.get('sector'));
  return { ...(service && { service }), ...(sector && { sector }) };
}

export const storyListPath = ({ service, sector }: StoryListQuery): string =>
  paths.customerStories({ ...(service && { service }), ...(sector && { sector: sectorId(sector) }) });

export const filterStories = ({ service, sector }: StoryListQuery): CustomerStory[] =>
  customerStories.filter(
    (story) => (!service || findStoryWork(story).id === service) && (!sector || story.sector === sector),
  );

const facet = (label: string, selection: StoryListQuery, current: boolean): StoryFilterOption => ({
  label,
  count: filterStories(selection).length,
  href: storyListPath(selection),
  current,
});

/** Choices of service, counted within the chosen sector. */
export const buildServiceFilterOptions = ({ service, sector }: StoryListQuery): StoryFilterOption[] => [
  facet('Everything we do', { ...(sector && { sector }) }, !service),
  ...storyWorks.map(({ id, name }) =>
    facet(name, { service: id, ...(sector && { sector }) }, id === service),
  ),
];

/** Choices of sector, counted within the chosen service. */
export const buildSectorFilterOptions = ({ service, sector }: StoryListQuery): StoryFilterOption[] => [
  facet('Every trade', { ...(service && { service }) }, !sector),
  ...SECTORS.map((name) => facet(name, { ...(service && { service }), sector: name }, name === sector)),
];
