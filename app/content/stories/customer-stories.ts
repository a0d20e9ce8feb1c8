import { bhadraGrowers } from './bhadra-growers';
import type { CustomerStory } from './customer-story';
import { kochiMakersGuild } from './kochi-makers-guild';
import { konkanMutual } from './konkan-mutual';
import { malabarColdChain } from './malabar-cold-chain';
import { manasOpenSchool } from './manas-open-school';
import { sahyadriNursingSchool } from './sahyadri-nursing-school';
import { vetalHillCollege } from './vetal-hill-college';
import { zoramPublicLibrary } from './zoram-public-library';

/** In display order: no two neighbours share a service or a sector. All facts about customers are here. */
export const customerStories: readonly CustomerStory[] = [
  vetalHillCollege,
  bhadraGrowers,
  manasOpenSchool,
  konkanMutual,
  kochiMakersGuild,
  sahyadriNursingSchool,
  zoramPublicLibrary,
  malabarColdChain,
];

export const findCustomerStory = (id: string): CustomerStory | undefined =>
  customerStories.find((story) => story.id === id);
