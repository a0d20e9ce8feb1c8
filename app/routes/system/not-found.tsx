import { data, useLoaderData } from 'react-router';
import type { PageHandle } from '~/page-handle';
import { NotFoundPage } from '~/sections/not-found-page';
import { suggestPages } from '~/sections/suggest-pages';
import { site } from '~site';

export const handle: PageHandle = { way: 'static' };

export function loader({ request }: { request: Request }) {
  return data({ suggestions: suggestPages(new URL(request.url).pathname) }, { status: 404 });
}

export function meta() {
  return [{ title: `Page not found · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

export default function NotFound() {
  const { suggestions } = useLoaderData<typeof loader>();
  return <NotFoundPage suggestions={suggestions} />;
}
