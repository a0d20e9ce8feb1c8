import type { PageHandle } from '~/page-handle';
import { AdminRequestErrorView } from '~/sections/errors/admin-request-error-view';
import { AdminPlainFrame } from '~/sections/frames/admin-plain-frame';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readErrorTemplate } from '~/server/http/errors/request-error.server';
import type { Route } from './+types/admin-request-error-page';

export const handle: PageHandle = { hydration: 'none' };

/** Template for requests of the back office that are rejected before a route runs (server/http/errors/error-responder). */
export const loader = ({ context }: Route.LoaderArgs) => readErrorTemplate(context);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.title ?? 'Page not found');

export default function AdminRequestErrorPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPlainFrame>
      <AdminRequestErrorView {...loaderData} />
    </AdminPlainFrame>
  );
}
