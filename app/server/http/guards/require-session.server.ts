import { type MiddlewareFunction, redirectDocument } from 'react-router';
import { DISPLAY_COOKIE, isAuthenticated, parseDisplayCookie } from '~/domain/auth/display-cookie';
import { hasPermission, type Permission } from '~/domain/auth/permissions';
import { buildSignInPath } from '~/domain/site/redirect';
import { paths } from '~/paths';
import { clearDisplayCookie, createDisplayCookie } from '../../accounts/sessions/browser-session.server';
import { services } from '../../services.server';
import { currentSession, signedIn, signedInUser } from '../../session-context.server';
import { requestErrorResponder } from '../errors/request-error.server';
import { createEndedSessionError, isPageForm } from './ended-session.server';

/** Path and query of the requested page, also for a request of its loader data. */
export function getPagePath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  return url.pathname.replace(/(\/_)?\.data$/, '') + url.search;
}

/**
 * Requires a valid session (R-ROUTE-7). Without one, redirects to the sign-in page, which returns here afterwards; a form can be
 * sent again after a sign-in (R-ROUTE-10). A display cookie without a session is deleted. A missing or outdated one is set again.
 */
export const requireUser: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const current = await context.get(currentSession)();
  const httpsOnly = context.get(services).environment.PUBLIC_URL.startsWith('https:');
  const cookies = request.headers.get('cookie') ?? '';
  if (!current) {
    const path = getPagePath(request);
    const error = isPageForm(request) ? await createEndedSessionError(request, path) : undefined;
    const response = error
      ? await context.get(requestErrorResponder)(error)
      : redirectDocument(buildSignInPath(path));
    if (isAuthenticated(cookies)) response.headers.append('Set-Cookie', clearDisplayCookie(httpsOnly));
    // React Router shows a page of its own for an error that is thrown.
    if (error) return response;
    throw response;
  }
  context.set(signedIn, current);
  context.set(signedInUser, current.user);
  const response = await next();
  const displayed = parseDisplayCookie(cookies);
  const { id, email, name } = current.user;
  const isCurrent = displayed?.id === id && displayed.email === email && displayed.name === name;
  const isSetByPage = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${DISPLAY_COOKIE}=`));
  if (!isCurrent && !isSetByPage)
    response.headers.append('Set-Cookie', createDisplayCookie(current.user, httpsOnly));
  return response;
};

/**
 * R-ADMIN-1: requires the permission for the back office. Without it, its pages do not exist, and its actions are forbidden. A role
 * that needs two-factor sign-in leads to the page where the user turns it on (R-PEOPLE-5).
 * React Router shows an error that is thrown here without header and footer. The renderer replaces an empty response with the
 * page of an unknown path (`pages/render-page`).
 */
export const requireAdmin: MiddlewareFunction<Response> = async (args, next) =>
  requireUser(args, () => {
    const { request, context } = args;
    if (hasPermission(context.get(signedInUser), 'back-office.enter')) return next();
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading && context.get(signedIn).withheldRole) throw redirectDocument(paths.account.security());
    return Promise.resolve(new Response(null, { status: isReading ? 404 : 403 }));
  });

/**
 * R-ADMIN-1, behind `requireAdmin`: requires the permission for an area. React Router shows an error that is thrown here without
 * the frame of the back office. The renderer replaces an empty response with a page in it (`pages/render-page`).
 */
export const requireArea =
  (permission: Permission): MiddlewareFunction<Response> =>
  ({ context }, next) =>
    hasPermission(context.get(signedInUser), permission)
      ? next()
      : Promise.resolve(new Response(null, { status: 403 }));
