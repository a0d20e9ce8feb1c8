import { cachedAs } from '~/cached-query';
import { officeHours } from '~/content/company/office-hours';
import { contactContent, contactTopics } from '~/content/contact/contact-content';
import { listComingClosedDays } from '~/domain/time/opening-hours';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { ContactOptions } from '~/sections/marketing/contact-options';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, CALL_LENGTH_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { readPageTime } from '~/server/http/cache/page-time.server';
import { submitContact } from '~/server/leads/forms/submit-contact.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/contact-page';
import { MessageForm } from './message-form/message-form';
import { ContactOffices } from './offices/contact-offices';
import { ResponseSteps } from './response-steps';

/** `?topic=` selects the topic and its recipient. */
const parseTopic = (query: URLSearchParams) => contactTopics.find(({ id }) => id === query.get('topic'))?.id;

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => paths.contact(parseTopic(query))),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG, CALL_LENGTH_TAG]);
  const { slotMinutes } = await context.get(services).calls.getHours();
  return {
    topic: parseTopic(new URL(request.url).searchParams) ?? 'project',
    // The list begins with today or a later day.
    closedDays: listComingClosedDays(readPageTime(context), officeHours),
    callMinutes: slotMinutes,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return respondToSubmission(await submitContact(await readForm(request), await getLeadsOfSender(context)));
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Contact',
    description: `Who answers, by name: projects, products, workshops, hackathons, partners, orders, help. Four offices with their hours, telephone ${site.phone.display}.`,
    kind: 'ContactPage',
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap pt-8 md:pt-14">
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[8fr_4fr] lg:items-end">
          <h1 className="max-w-[12ch]">{contactContent.headline}</h1>
          <p className="max-w-[30em] text-lg text-muted">{contactContent.lead}</p>
        </div>
        <MessageForm topic={loaderData.topic} lastResult={actionData} />
      </section>
      <ResponseSteps />
      <ContactOffices closedDays={loaderData.closedDays} />
      <ContactOptions currentId="write" callMinutes={loaderData.callMinutes} />
    </>
  );
}
