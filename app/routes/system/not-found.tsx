import { data, redirect } from 'react-router';
import { MissingPageReport } from '~/features/leads/missing-page-report';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { missingPictureSizes, NotFoundPage } from '~/sections/not-found-page';
import { suggestPages, wordsAsked } from '~/sections/suggest-pages';
import { preloadHints } from '~/sections/themed-picture';
import { readForm } from '~/server/http/read-body.server';
import { receiveMissingPage } from '~/server/leads/receive-missing-page.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/not-found';

export const handle: PageHandle = { way: 'static' };

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const isOwn = pathname === paths.notFound();
  const suggestions = suggestPages(pathname);
  const wanted = isOwn || suggestions.length > 0 ? '' : wordsAsked(pathname);
  const noted = isOwn && searchParams.has('noted');
  return data({ address: pathname, suggestions, wanted, noted }, { status: 404 });
}

/** Only the page's own address takes its form. */
export async function action({ request, context }: Route.ActionArgs) {
  if (new URL(request.url).pathname !== paths.notFound()) throw data(null, { status: 405 });
  const received = await receiveMissingPage(await readForm(request), context.get(services).leads);
  if (received.kind === 'stored') return redirect(`${paths.notFound()}?noted`, 303);
  return data(received.result, { status: 400 });
}

export function meta() {
  return [...hiddenPageMeta('Page not found'), ...preloadHints('hero-missing', missingPictureSizes)];
}

export default function NotFound({ loaderData, actionData }: Route.ComponentProps) {
  const { address, suggestions, wanted, noted } = loaderData;
  return (
    <NotFoundPage suggestions={suggestions} wanted={wanted}>
      <MissingPageReport address={address} noted={noted} lastResult={actionData} />
    </NotFoundPage>
  );
}
