import { appStores, mobileAppContent } from '~/content/demos/mobile-app-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitWaitlist } from '~/server/leads/forms/submit-waitlist.server';
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

export async function action({ request, context }: Route.ActionArgs) {
  const leads = await getLeadsOfSender(context);
  return respondToSubmission(await submitWaitlist(await readForm(request), [android.id, iphone.id], leads));
}

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
