import { classicContent } from '~/content/demos/classic-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/classic-page';
import { ClassicAbout } from './classic-about';
import { ClassicClients } from './classic-clients';
import { ClassicContact } from './classic-contact';
import { ClassicHero } from './classic-hero';
import { ClassicServices } from './classic-services';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.classic(), paths.companyStory()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'The company in plain type',
    description: classicContent.statement,
  });

/** The company in the style of a printed page: one column, a margin and one picture. */
export default function ClassicPage() {
  return (
    <>
      <div className="wrap">
        <ClassicHero />
        <ClassicServices />
        <ClassicClients />
        <ClassicAbout />
      </div>
      <ClassicContact />
      <DemoNavigation current={paths.demos.classic()} />
    </>
  );
}
