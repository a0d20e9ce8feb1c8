import { data } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { RequestErrorView } from '~/sections/errors/request-error-view';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { placeholders, requestErrorLayout } from '~/server/http/errors/request-error.server';
import type { Route } from './+types/request-error-page';

export const handle: PageHandle = { hydration: 'none' };

/** Template for requests that are rejected before a route runs (server/http/errors/error-responder). */
export function loader({ context }: Route.LoaderArgs) {
  const layout = context.get(requestErrorLayout);
  if (!layout) throw data(null, { status: 404 });
  return { layout, placeholders };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData?.placeholders.title ?? 'Page not found');

export default function RequestErrorPage({ loaderData }: Route.ComponentProps) {
  const { layout, placeholders } = loaderData;
  return (
    <RequestErrorView
      title={placeholders.title}
      text={placeholders.text}
      form={layout === 'words' ? undefined : placeholders}
      needsFile={layout.endsWith('file-form')}
      needsSignIn={layout.startsWith('sign-in')}
    />
  );
}
