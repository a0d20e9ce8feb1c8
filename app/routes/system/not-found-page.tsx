import { data, redirect } from 'react-router';
import { NotFoundReport } from '~/features/contact/not-found-report';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { NOT_FOUND_PICTURE_SIZES, NotFoundView } from '~/sections/errors/not-found-view';
import { extractSearchWords, suggestPages } from '~/sections/errors/suggest-pages';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitNotFoundReport } from '~/server/leads/forms/submit-not-found-report.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/not-found-page';

export const handle: PageHandle = { hydration: 'none' };

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const isNotFoundPath = pathname === paths.notFound();
  const suggestions = suggestPages(pathname);
  const initialSearch = isNotFoundPath || suggestions.length > 0 ? '' : extractSearchWords(pathname);
  const isReported = isNotFoundPath && searchParams.has('noted');
  return data({ path: pathname, suggestions, initialSearch, isReported }, { status: 404 });
}

/** Only `/not-found` accepts the form. */
export async function action({ request, context }: Route.ActionArgs) {
  if (new URL(request.url).pathname !== paths.notFound()) throw data(null, { status: 405 });
  const outcome = await submitNotFoundReport(await readForm(request), context.get(services).leads);
  if (outcome.kind === 'stored') return redirect(`${paths.notFound()}?noted`, 303);
  return data(outcome.result, { status: 400 });
}

export function meta() {
  return [
    ...createNoindexMeta('Page not found'),
    ...createThemedPicturePreloads('hero-missing', NOT_FOUND_PICTURE_SIZES),
  ];
}

export default function NotFoundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, suggestions, initialSearch, isReported } = loaderData;
  return (
    <NotFoundView suggestions={suggestions} initialSearch={initialSearch}>
      <NotFoundReport path={path} isSent={isReported} lastResult={actionData} />
    </NotFoundView>
  );
}
