import { data } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { AdminRequestErrorView } from '~/sections/errors/admin-request-error-view';
import { AdminPlainFrame } from '~/sections/frames/admin-plain-frame';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { placeholders, requestErrorLayout } from '~/server/http/errors/request-error.server';
import type { Route } from './+types/admin-request-error-page';

export const handle: PageHandle = { hydration: 'none' };

/** Template for requests of the back office that are rejected before a route runs (server/http/errors/error-responder). */
export function loader({ context }: Route.LoaderArgs) {
  const layout = context.get(requestErrorLayout);
  if (!layout) throw data(null, { status: 404 });
  return { layout, placeholders };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.placeholders.title ?? 'Page not found');

export default function AdminRequestErrorPage({ loaderData }: Route.ComponentProps) {
  const { layout, placeholders } = loaderData;
  return (
    <AdminPlainFrame>
      <AdminRequestErrorView
        title={placeholders.title}
        text={placeholders.text}
        form={layout === 'words' ? undefined : placeholders}
        needsFile={layout.endsWith('file-form')}
        needsSignIn={layout.startsWith('sign-in')}
        page={placeholders.page}
      />
    </AdminPlainFrame>
  );
}
