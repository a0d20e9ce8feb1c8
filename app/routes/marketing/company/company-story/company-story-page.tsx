import { company } from '~/content/company/company';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { site } from '~site';
import type { Route } from './+types/company-story-page';
import { CompanyStoryHero } from './company-story-hero';
import { CompanyStoryTeam } from './company-story-team';
import { CompanyTimeline } from './company-timeline';
import { DecisionCosts } from './decision-costs';
import { OfficeFloorPlans } from './office-floor-plans';

export const handle: PageHandle = { hydration: 'none', prerender: true };

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: `Our story, since ${company.foundedIn}`,
    kind: 'AboutPage',
    description: `From a table for four in ${site.address.city} to ${company.headcount} people: the years, the decisions that had a price, and the rooms, seen from above.`,
  });

export default function CompanyStoryPage() {
  return (
    <>
      <CompanyStoryHero />
      <CompanyTimeline />
      <DecisionCosts />
      <OfficeFloorPlans />
      <CompanyStoryTeam />
    </>
  );
}
