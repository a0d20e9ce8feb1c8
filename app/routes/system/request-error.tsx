import { data } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { RequestErrorPage } from '~/sections/request-error-page';
import { placeholders, requestErrorLayout } from '~/server/http/request-error.server';
import type { Route } from './+types/request-error';

export const handle: PageHandle = { way: 'static' };

/** The layout of answers to requests that are refused before a route is asked (server/http/answer-request-error). */
export function loader({ context }: Route.LoaderArgs) {
  const layout = context.get(requestErrorLayout);
  if (!layout) throw data(null, { status: 404 });
  return { layout, placeholders };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  hiddenPageMeta(loaderData?.placeholders.title ?? 'Page not found');

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
