import { serviceRoomsContent } from '~/content/services/service-rooms-content';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { LinkButton } from '~/ui/buttons/link-button';
import { TextLink } from '~/ui/buttons/text-link';
import { Icon } from '~/ui/icons/icon';
import type { Route } from './+types/service-rooms-page';
import { RoomGrid } from './room-grid';
import { RoomLeads } from './room-leads';
import { ServiceChooser } from './service-chooser';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
};

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Services and how to choose',
    description:
      'Custom web development, AI-supported learning, training workshops and hackathon organisation: what each is for, what it costs at least, and which one fits you.',
    kind: 'CollectionPage',
  });

export default function ServiceRoomsPage() {
  return (
    <>
      <section className="wrap pt-8 md:pt-12">
        <h1 className="max-w-[18ch]">{serviceRoomsContent.headline}</h1>
        <p className="mt-6 mb-8 max-w-[44em] text-lead text-muted md:mb-12">{serviceRoomsContent.lead}</p>
        <RoomGrid />
      </section>
      <ServiceChooser />
      <RoomLeads />
      <section aria-labelledby="unsure-title" className="wrap section">
        <h2 id="unsure-title">{serviceRoomsContent.unsureHeadline}</h2>
        <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
          <LinkButton href={paths.bookCall()} size="lg">
            Book a call
            <Icon name="arrow-right" />
          </LinkButton>
          <TextLink href={paths.twelveWeeks()}>How a project goes, week by week</TextLink>
          <TextLink href={paths.customerStories()}>What others bought, and what went wrong</TextLink>
        </p>
      </section>
    </>
  );
}
