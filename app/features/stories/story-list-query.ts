import { softwareProducts } from '~/content/products/software-products';
import { companyServices } from '~/content/services/company-services';
import { customerStories } from '~/content/stories/customer-stories';
import { type CustomerStory, SECTORS, type Sector } from '~/content/stories/customer-story';
import { paths } from '~/paths';

/** The service or product of a customer story. */
interface StoryWork {
  id: string;
  name: string;
  href: string;
}

export function findStoryWork({ serviceId, productId }: CustomerStory): StoryWork {
  const work =
    companyServices.find(({ id }) => id === serviceId) ?? softwareProducts.find(({ id }) => id === productId);
  if (!work) throw new Error(`A story without service and product`);
  return { id: work.id, name: work.name, href: work.href };
}

/** Filters of the story list. A missing filter matches every story. */
export interface StoryListQuery {
  service?: string;
  sector?: Sector;
}

/** One option of a filter with its link and count. */
export interface StoryFilterOption {
  label: string;
  count: number;
  href: string;
  isSelected: boolean;
}

/** The services and products of all stories without duplicates, in the order of the stories. */
export const storyWorks = [
  ...new Map(customerStories.map((story) => [findStoryWork(story).id, findStoryWork(story)])).values(),
];

/** Value of the query parameter: "agriculture-and-food". */
const getSectorId = (sector: Sector) => sector.toLowerCase().replaceAll(' ', '-');

export function parseStoryListQuery(query: URLSearchParams): StoryListQuery {
  const service = storyWorks.find(({ id }) => id === query.get('service'))?.id;
  const sector = SECTORS.find((name) => getSectorId(name) === query.get('sector'));
  return { ...(service && { service }), ...(sector && { sector }) };
}

export const getStoryListPath = ({ service, sector }: StoryListQuery): string =>
  paths.customerStories({ ...(service && { service }), ...(sector && { sector: getSectorId(sector) }) });

export const filterStories = ({ service, sector }: StoryListQuery): CustomerStory[] =>
  customerStories.filter(
    (story) => (!service || findStoryWork(story).id === service) && (!sector || story.sector === sector),
  );

const createFilterOption = (
  label: string,
  selection: StoryListQuery,
  isSelected: boolean,
): StoryFilterOption => ({
  label,
  count: filterStories(selection).length,
  href: getStoryListPath(selection),
  isSelected,
});

/** Options of the service filter, counted within the selected sector. */
export const buildServiceFilterOptions = ({ service, sector }: StoryListQuery): StoryFilterOption[] => [
  createFilterOption('Everything we do', { ...(sector && { sector }) }, !service),
  ...storyWorks.map(({ id, name }) =>
    createFilterOption(name, { service: id, ...(sector && { sector }) }, id === service),
  ),
];

/** Options of the sector filter, counted within the selected service. */
export const buildSectorFilterOptions = ({ service, sector }: StoryListQuery): StoryFilterOption[] => [
  createFilterOption('Every trade', { ...(service && { service }) }, !sector),
  ...SECTORS.map((name) =>
    createFilterOption(name, { ...(service && { service }), sector: name }, name === sector),
  ),
];
