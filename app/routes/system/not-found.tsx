import { data, useLoaderData } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { NotFoundPage } from '~/sections/not-found-page';
import { suggestPages } from '~/sections/suggest-pages';

export const handle: PageHandle = { way: 'static' };

export function loader({ request }: { request: Request }) {
  return data({ suggestions: suggestPages(new URL(request.url).pathname) }, { status: 404 });
}

export function meta() {
  return hiddenPageMeta('Page not found');
}

export default function NotFound() {
  const { suggestions } = useLoaderData<typeof loader>();
  return <NotFoundPage suggestions={suggestions} />;
}
