import { seoAgencyContent } from '~/content/demos/seo-agency-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { PageCheck } from '~/features/page-check/page-check';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { Island } from '~/ui/island';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/seo-agency-page';
import { PageCheckLimitList } from './page-check-limit-list';
import { SeoAgencyContact } from './seo-agency-contact';
import { SeoCaseStudy } from './seo-case-study';

export const handle: PageHandle = {
  hydration: 'islands',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.seoAgency(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Search studio: check a page without sending it',
    description: seoAgencyContent.lead,
  });

/** The page check is the hero; its limits follow. */
export default function SeoAgencyPage() {
  return (
    <>
      <Island name="page-check" component={PageCheck} props={{}} className="wrap pt-4 md:pt-6" />
      <PageCheckLimitList />
      <SeoCaseStudy />
      <SeoAgencyContact />
      <DemoNavigation current={paths.demos.seoAgency()} />
    </>
  );
}
