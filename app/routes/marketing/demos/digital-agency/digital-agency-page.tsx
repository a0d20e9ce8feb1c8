import { digitalAgencyContent } from '~/content/demos/digital-agency-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/digital-agency-page';
import { BoldnessComparison } from './boldness-comparison';
import { DigitalAgencyContact } from './digital-agency-contact';
import { WorkMosaic } from './work-mosaic';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.digitalAgency(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Digital studio: a wall of work',
    description: `${digitalAgencyContent.headline} ${digitalAgencyContent.lead}`,
  });

/** The bold demo: a grid over the whole width. */
export default function DigitalAgencyPage() {
  return (
    <>
      <WorkMosaic />
      <BoldnessComparison />
      <DigitalAgencyContact />
      <DemoNavigation current={paths.demos.digitalAgency()} />
    </>
  );
}
