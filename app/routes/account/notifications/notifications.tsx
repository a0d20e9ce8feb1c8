import { data, redirect } from 'react-router';
import { z } from 'zod';
import { NOTICE_KIND_LABELS } from '~/content/notice-words';
import { readChoices } from '~/domain/notice-choices';
import { NOTICE_KINDS, NOTICES_ON_A_PAGE, parseNoticeQuery } from '~/domain/notices';
import { ChoicesForm } from '~/features/notices/choices-form';
import { NoticeList } from '~/features/notices/notice-list';
import { noticesAddress } from '~/features/notices/notices-address';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { fieldText, readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/signed-in.server';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { SegmentedLinks } from '~/ui/segmented-links';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/notifications';
import { InboxHead } from './inbox-head';
import { NothingHere } from './nothing-here';

export const meta = () => hiddenPageMeta('Notifications');

export async function loader({ request, context }: Route.LoaderArgs) {
  const { notices } = context.get(services);
  const actor = context.get(signedIn);
  const { searchParams } = new URL(request.url);
  const query = parseNoticeQuery(searchParams);
  const [inbox, choices] = await Promise.all([notices.inboxOf(actor, query), notices.choicesOf(actor)]);
  return {
    query,
    choices,
    ...inbox,
    /** Of what is on the page: what comes later was not seen by who presses "all". */
    newest: inbox.notices.find(({ isRead }) => !isRead)?.createdAt,
    isSaved: searchParams.has('saved'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { notices } = context.get(services);
  const actor = context.get(signedIn);
  const form = await readForm(request);
  const query = parseNoticeQuery(new URL(request.url).searchParams);
  switch (form.get('intent')) {
    case 'read':
      if (!(await notices.markRead(actor, fieldText(form, 'id')))) throw data(null, { status: 404 });
      return redirect(noticesAddress(query), 303);
    case 'read-all': {
      const until = z.iso.datetime().safeParse(form.get('until'));
      if (!until.success) throw data(null, { status: 400 });
      await notices.markAllRead(actor, { kind: query.kind, until: new Date(until.data) });
      return redirect(noticesAddress({ ...query, page: 1 }), 303);
    }
    case 'choose':
      await notices.choose(actor, readChoices(form));
      return redirect(`${paths.account.notifications()}?saved#choices`, 303);
    default:
      throw data(null, { status: 400 });
  }
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { query, notices, count, unread, newest, choices, isSaved } = loaderData;
  const all = Object.values(unread).reduce((sum, number) => sum + number, 0);
  const label = (name: string, number: number) => (number > 0 ? `${name} (${number})` : name);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <InboxHead unread={query.kind ? (unread[query.kind] ?? 0) : all} newest={newest} kind={query.kind} />
      <SegmentedLinks
        label="Kind"
        items={[
          {
            label: label('All', all),
            href: noticesAddress({ page: 1 }),
            current: query.kind === undefined,
          },
          ...NOTICE_KINDS.map((kind) => ({
            label: label(NOTICE_KIND_LABELS[kind], unread[kind] ?? 0),
            href: noticesAddress({ kind, page: 1 }),
            current: query.kind === kind,
          })),
        ]}
      />
      <div data-unread-more="" hidden>
        <Notice tone="info" title="Something new has come in." role="status">
          <TextLink href={noticesAddress({ page: 1 })}>Show it</TextLink>
        </Notice>
      </div>
      {notices.length > 0 ? <NoticeList notices={notices} /> : <NothingHere query={query} />}
      <Pagination
        page={query.page}
        pages={Math.ceil(count / NOTICES_ON_A_PAGE)}
        href={(page) => noticesAddress({ ...query, page })}
      />
      <section
        id="choices"
        aria-labelledby="choices-title"
        className="mt-8 grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5"
      >
        <div className="grid gap-2">
          <h2 id="choices-title" className="text-h2">
            What reaches you
          </h2>
          <p className="max-w-[36em] text-muted">
            Tick what you want to hear of, and how. Every mail that may be left out has a link that ends it,
            too.
          </p>
        </div>
        {isSaved && (
          <Notice tone="success" title="Saved" role="status">
            It counts from the next thing that happens.
          </Notice>
        )}
        <ChoicesForm choices={choices} />
      </section>
    </div>
  );
}
