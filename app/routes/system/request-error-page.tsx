import type { PageHandle } from '~/page-handle';
import { RequestErrorView } from '~/sections/errors/request-error-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readErrorTemplate } from '~/server/http/errors/request-error.server';
import type { Route } from './+types/request-error-page';

export const handle: PageHandle = { hydration: 'none' };

/** Template for requests that are rejected before a route runs (server/http/errors/error-responder). */
export const loader = ({ context }: Route.LoaderArgs) => readErrorTemplate(context);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.title ?? 'Page not found');

export default function RequestErrorPage({ loaderData }: Route.ComponentProps) {
  return <RequestErrorView {...loaderData} />;
}
