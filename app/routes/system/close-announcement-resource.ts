import { createElement } from 'react';
import { data, redirect } from 'react-router';
import { parseSitePath } from '~/domain/site/redirect';
import { paths } from '~/paths';
import { ErrorPage } from '~/sections/errors/error-page';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { createClosedCookie } from '~/server/http/pages/closed-announcements.server';
import type { Route } from './+types/close-announcement-resource';

/** With it, errors are answered with a page in the frame, as for a route with a component. */
export const ErrorBoundary = ({ error }: { error: unknown }) => createElement(ErrorPage, { error });

/** Only the form of the bar leads here. */
export function loader() {
  throw data(null, { status: 404 });
}

/** The page with the bar. A page with a key in its URL sends no referrer. */
function readPreviousPath({ headers }: Request): string {
  const referrer = URL.parse(headers.get('Referer') ?? '');
  return (referrer && parseSitePath(referrer.pathname + referrer.search)) ?? paths.home();
}

/** R-ANNOUNCEMENT-3: closes an announcement in this browser, and returns to the page. Works without script. */
export async function action({ request }: Route.ActionArgs) {
  const id = readFieldText(await readForm(request), 'id') ?? '';
  const cookie = createClosedCookie(request.headers.get('Cookie'), id);
  if (cookie === undefined) throw data(null, { status: 400 });
  return redirect(readPreviousPath(request), { status: 303, headers: { 'Set-Cookie': cookie } });
}
