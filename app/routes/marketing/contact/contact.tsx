import { data, redirect } from 'react-router';
import { cachedAs } from '~/cached-query';
import { contactPage, contactTopics } from '~/content/contact';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { WaysToAsk } from '~/sections/ways-to-ask';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { readForm } from '~/server/http/read-body.server';
import { receiveContact } from '~/server/leads/receive-contact.server';
import { leadsOfSender } from '~/server/sender.server';
import { site } from '~site';
import type { Route } from './+types/contact';
import { AfterSending } from './after-sending';
import { Desk } from './desk/desk';
import { Offices } from './offices/offices';

/** `?topic=` chooses the reader. */
const topicFrom = (query: URLSearchParams) => contactTopics.find(({ id }) => id === query.get('topic'))?.id;

export const handle: PageHandle = {
  way: 'static',
  cachedQuery: cachedAs((query) => paths.contact(topicFrom(query))),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { topic: topicFrom(new URL(request.url).searchParams) ?? 'project' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveContact(await readForm(request), await leadsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Contact',
    description: `Seven people who answer, by name: projects, products, workshops, hackathons, partners, help. Four offices with their hours, telephone ${site.phone.display}.`,
    kind: 'ContactPage',
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap pt-8 md:pt-14">
        <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[8fr_4fr] lg:items-end">
          <h1 className="max-w-[12ch]">{contactPage.headline}</h1>
          <p className="max-w-[30em] text-lg text-muted">{contactPage.lead}</p>
        </div>
        <Desk topic={loaderData.topic} lastResult={actionData} />
      </section>
      <AfterSending />
      <Offices />
      <WaysToAsk current="write" />
    </>
  );
}
