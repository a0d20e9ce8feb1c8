import { data, redirect } from 'react-router';
import { NotFoundReport } from '~/features/contact/not-found-report';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { NotFoundView, notFoundPictureSizes } from '~/sections/errors/not-found-view';
import { extractSearchWords, suggestPages } from '~/sections/errors/suggest-pages';
import { themedPicturePreloads } from '~/sections/marketing/themed-picture';
import { noindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitNotFoundReport } from '~/server/leads/forms/submit-not-found-report.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/not-found-page';

export const handle: PageHandle = { hydration: 'none' };

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const isOwn = pathname === paths.notFound();
  const suggestions = suggestPages(pathname);
  const wanted = isOwn || suggestions.length > 0 ? '' : extractSearchWords(pathname);
  const noted = isOwn && searchParams.has('noted');
  return data({ address: pathname, suggestions, wanted, noted }, { status: 404 });
}

/** Only the page's own address takes its form. */
export async function action({ request, context }: Route.ActionArgs) {
  if (new URL(request.url).pathname !== paths.notFound()) throw data(null, { status: 405 });
  const received = await submitNotFoundReport(await readForm(request), context.get(services).leads);
  if (received.kind === 'stored') return redirect(`${paths.notFound()}?noted`, 303);
  return data(received.result, { status: 400 });
}

export function meta() {
  return [...noindexMeta('Page not found'), ...themedPicturePreloads('hero-missing', notFoundPictureSizes)];
}

export default function NotFoundPage({ loaderData, actionData }: Route.ComponentProps) {
  const { address, suggestions, wanted, noted } = loaderData;
  return (
    <NotFoundView suggestions={suggestions} initialSearch={wanted}>
      <NotFoundReport path={address} isSent={noted} lastResult={actionData} />
    </NotFoundView>
  );
}
