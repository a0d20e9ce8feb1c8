import { createContext, type MiddlewareFunction } from 'react-router';
import { isShownInView } from '~/domain/auth/account-view';
import { services } from '../../services.server';
import { signedIn, signedInUser } from '../../session-context.server';
import { createPlainPage } from '../pages/plain-page.server';
import { getPagePath } from './require-session.server';

/** The account that an admin looks at. Null on the pages of the own account. */
export const viewedAccount = createContext<{ id: string; name: string; expiresAt: Date } | null>(null);

/** R-VIEW-2: the answer for what an admin does not see of the account. */
export const createClosedPage = ({ name }: { name: string }): Response =>
  createPlainPage({
    status: 403,
    title: 'Not while you look at another account',
    text: `You see the account of ${name}. Nothing can be changed in it, and its security pages and private links are closed. Go back and end the view to use your own account.`,
  });

/**
 * R-VIEW-2, behind `requireUser` of the account: shows the account that an admin looks at in this session. This is the only
 * place that puts another user into the context, and it allows reading only.
 */
export const showViewedAccount: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const view = await context.get(services).accounts.findView(context.get(signedIn));
  if (!view) return next();
  const { user } = view.shown;
  const [path = ''] = getPagePath(request).split('?');
  if (!isShownInView(request.method, path)) return createClosedPage(user);
  context.set(signedIn, view.shown);
  context.set(signedInUser, user);
  context.set(viewedAccount, { id: user.id, name: user.name, expiresAt: view.expiresAt });
  return next();
};
