import { designAgencyContent } from '~/content/demos/design-agency-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { TextLink } from '~/ui/buttons/text-link';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/design-agency-page';
import { DesignStepList } from './design-step-list';
import { SealComposer } from './seal-composer';
import { TypeSpecimen } from './type-specimen';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.designAgency(), paths.services()),
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Design studio: brands and products, slowly',
    description: designAgencyContent.lead,
  });

/** The slow demo: one word for each window height. */
export default function DesignAgencyPage() {
  return (
    <>
      <section className="wrap flex flex-col justify-between gap-16 pt-10 max-md:flex-col-reverse max-md:gap-10 md:min-h-[calc(100svh-72px)] md:pb-10">
        <p className="max-w-[30em] text-lead text-muted">{designAgencyContent.lead}</p>
        <h1 className="bold-on-scroll text-[clamp(5rem,29vw,28rem)] leading-[0.9] tracking-[-0.06em]">
          {designAgencyContent.headline}
        </h1>
      </section>
      <DesignStepList />
      <SealComposer />
      <TypeSpecimen />
      <section className="wrap section">
        <p className="max-w-[22em] font-display text-[clamp(2rem,5vw,4.75rem)] leading-none font-normal tracking-[-0.035em] text-balance">
          {designAgencyContent.closing.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </p>
        <p className="mt-8">
          <TextLink href={paths.contact()}>Write to us</TextLink>
        </p>
      </section>
      <DemoNavigation current={paths.demos.designAgency()} />
    </>
  );
}
