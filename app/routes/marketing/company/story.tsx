import { company } from '~/content/company';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/sections/page-meta';
import { site } from '~site';
import type { Route } from './+types/story';
import { FourRooms } from './story/four-rooms';
import { PricedDecisions } from './story/priced-decisions';
import { StoryOpening } from './story/story-opening';
import { TeamStrip } from './story/team-strip';
import { Years } from './story/years';

export const handle: PageHandle = { way: 'static', prerender: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: `Our story, since ${company.foundedIn}`,
    kind: 'AboutPage',
    description: `From a table for four in ${site.address.city} to ${company.peopleCount} people: the years, the decisions that had a price, and the rooms, seen from above.`,
  });

export default function StoryPage() {
  return (
    <>
      <StoryOpening />
      <Years />
      <PricedDecisions />
      <FourRooms />
      <TeamStrip />
    </>
  );
}
