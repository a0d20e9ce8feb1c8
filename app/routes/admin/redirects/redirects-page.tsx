import { adminPaths } from '~/content/admin/admin-paths';
import { RedirectTable } from '~/features/admin-redirects/redirect-table';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { DoneAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/redirects-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('redirects.manage')];

export const meta = () => createNoindexMeta('Redirects');

const MAX_SEARCH_TEXT = 80;

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_SEARCH_TEXT);
  const after = url.searchParams.get('after') ?? undefined;
  const { redirectManagement } = context.get(services);
  const page = await redirectManagement.listRedirects(context.get(signedIn), { q, after });
  const isDeleted = url.searchParams.get('done') === 'deleted';
  return { page, q, isFirst: after === undefined, isDeleted, now: new Date() };
}

export default function RedirectsPage({ loaderData }: Route.ComponentProps) {
  const { page, q, isFirst, isDeleted, now } = loaderData;
  const toSearch = (after?: string) =>
    new URLSearchParams({ ...(q && { q }), ...(after && { after }) }).toString();
  return (
    <>
      <ToolHeader
        title="Redirects"
        text="Old paths, and where they lead now. A redirect works only where there is no page."
      >
        <ToolLink href={adminPaths.newRedirect()} variant="loud">
          New redirect
        </ToolLink>
      </ToolHeader>
      {isDeleted && <DoneAlert message="The redirect is deleted." />}
      <ListSearch path={adminPaths.redirects()} label="Path, target or note" q={q} all="All redirects" />
      {page.redirects.length > 0 ? (
        <RedirectTable redirects={page.redirects} now={now} />
      ) : (
        <ToolEmpty title={q ? 'No redirect has this text.' : 'No redirects yet.'}>
          <p className="max-w-lg text-muted">
            {q
              ? 'Search for a part of a path, a target or a note.'
              : 'When a page moves, a redirect takes old links to its new path.'}
          </p>
        </ToolEmpty>
      )}
      <ForwardLinks
        first={isFirst ? undefined : adminPaths.redirects(toSearch())}
        next={page.after && adminPaths.redirects(toSearch(page.after))}
      />
    </>
  );
}
