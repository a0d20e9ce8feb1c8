import { bhadraGrowers } from './bhadra-growers';
import type { CustomerStory } from './customer-story';
import { kochiMakersGuild } from './kochi-makers-guild';
import { konkanMutual } from './konkan-mutual';
import { malabarColdChain } from './malabar-cold-chain';
import { manasOpenSchool } from './manas-open-school';
import { sahyadriNursingSchool } from './sahyadri-nursing-school';
import { vetalHillCollege } from './vetal-hill-college';
import { zoramPublicLibrary } from './zoram-public-library';

/** In the order of telling: no two of one sector or service beside each other. What is known of a customer stands here alone. */
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
