import { data } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { RequestErrorPage } from '~/sections/errors/request-error-view';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { placeholders, requestErrorLayout } from '~/server/http/errors/request-error.server';
import type { Route } from './+types/request-error-page';

export const handle: PageHandle = { hydration: 'none' };

/** The layout of answers to requests that are refused before a route is asked (server/http/errors/answer-request-error). */
export function loader({ context }: Route.LoaderArgs) {
  const layout = context.get(requestErrorLayout);
  if (!layout) throw data(null, { status: 404 });
  return { layout, placeholders };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  noindexMeta(loaderData?.placeholders.title ?? 'Page not found');

export default function RequestErrorRoute({ loaderData }: Route.ComponentProps) {
  const { layout, placeholders: words } = loaderData;
  return (
    <RequestErrorPage
      title={words.title}
      text={words.text}
      form={layout === 'words' ? undefined : words}
      takesFile={layout === 'file-form'}
    />
  );
}
