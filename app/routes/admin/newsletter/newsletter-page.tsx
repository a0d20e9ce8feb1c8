import { adminPaths } from '~/content/admin/admin-paths';
import { EDITION_DONE_MESSAGES, EDITION_STATE_LABELS } from '~/content/admin/newsletter-texts';
import { EDITION_STATES } from '~/domain/newsletter/edition';
import { parseEditionQuery, serialiseEditionQuery } from '~/domain/newsletter/edition-query';
import { EditionTable } from '~/features/admin-newsletter/edition-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListViews } from '~/sections/admin/list-views';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCountOf } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/newsletter-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('newsletter.manage')];

export const meta = () => createNoindexMeta('Newsletter editions');

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = parseEditionQuery(url.searchParams);
  const page = await context.get(services).editions.listEditions(context.get(signedIn), query);
  const isDeleted = url.searchParams.get('done') === 'deleted';
  return { query, page, isDeleted, now: new Date() };
}

function describeSubscribers({ active, refused }: { active: number; refused: number }): string {
  const subscribers = formatCountOf(active, 'subscriber');
  if (refused === 0) return `${subscribers} get the next edition.`;
  return `${subscribers} get the next edition. Mail servers refuse ${formatCountOf(refused, 'other address', 'other addresses')} for good.`;
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { query, page, isDeleted, now } = loaderData;
  const { state } = query;
  const toPath = (before?: number) =>
    adminPaths.newsletter(serialiseEditionQuery({ ...(state && { state }), ...(before && { before }) }));
  const views = [undefined, ...EDITION_STATES].map((name) => ({
    id: name ?? 'all',
    label: name ? EDITION_STATE_LABELS[name] : 'All',
    href: adminPaths.newsletter(serialiseEditionQuery(name ? { state: name } : {})),
  }));
  return (
    <>
      <ToolHeader title="Newsletter" text={describeSubscribers(page.subscribers)}>
        <ToolLink href={adminPaths.subscribers()}>Subscribers</ToolLink>
        <ToolLink href={adminPaths.newEdition()} variant="loud">
          New edition
        </ToolLink>
      </ToolHeader>
      {isDeleted && <DoneAlert message={EDITION_DONE_MESSAGES.deleted} />}
      <div className="mb-2.5">
        <ListViews label="States" views={views} current={state ?? 'all'} />
      </div>
      {page.editions.length > 0 ? (
        <EditionTable editions={page.editions} now={now} />
      ) : (
        <ToolEmpty title={state ? 'No edition is in this state.' : 'No editions yet.'}>
          <p className="max-w-lg text-muted">
            An edition has a subject, an introduction and articles of the journal. Nothing is sent before you
            send it.
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={query.before ? toPath() : undefined}
        next={page.before ? toPath(page.before) : undefined}
      />
    </>
  );
}
