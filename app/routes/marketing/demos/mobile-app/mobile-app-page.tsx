import { appStores, mobileAppContent } from '~/content/demos/mobile-app-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { respondToWaitlist } from '~/routes/marketing/respond-to-waitlist.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/mobile-app-page';
import { MobileAppFeatureScroll } from './mobile-app-feature-scroll';
import { MobileAppHero } from './mobile-app-hero';
import { MobileAppMeasurements } from './mobile-app-measurements';
import { MobileAppReviews } from './mobile-app-reviews';
import { MobileAppWaitlist } from './mobile-app-waitlist';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.mobileApp(), paths.productFinder()),
};

const [android, iphone] = appStores;

export const action = ({ request, context }: Route.ActionArgs) =>
  respondToWaitlist(request, context, [android.id, iphone.id]);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Converge on the phone',
    description: mobileAppContent.lead,
  });

export default function MobileAppPage({ actionData }: Route.ComponentProps) {
  if (actionData) return <MobileAppWaitlist lastResult={actionData} />;
  return (
    <>
      <MobileAppHero />
      <MobileAppFeatureScroll />
      <MobileAppMeasurements />
      <MobileAppReviews />
      <MobileAppWaitlist lastResult={undefined} />
      <DemoNavigation current={paths.demos.mobileApp()} />
    </>
  );
}
