import { bhadraGrowers } from './stories/bhadra-growers';
import { kochiMakersGuild } from './stories/kochi-makers-guild';
import { konkanMutual } from './stories/konkan-mutual';
import { malabarColdChain } from './stories/malabar-cold-chain';
import { manasOpenSchool } from './stories/manas-open-school';
import { sahyadriNursingSchool } from './stories/sahyadri-nursing-school';
import type { CustomerStory } from './stories/types';
import { vetalHillCollege } from './stories/vetal-hill-college';
import { zoramPublicLibrary } from './stories/zoram-public-library';

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

export const findStory = (id: string): CustomerStory | undefined =>
  customerStories.find((story) => story.id === id);
