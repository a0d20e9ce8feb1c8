import { data } from 'react-router';
import { missingStatus } from '~/server/http/pages/page-contexts.server';
import type { Route } from './+types/unknown-admin-page';

/**
 * Paths under /admin without a page. They pass the guard as well, so that the response does not reveal which exist. The page
 * stands for one that is not open to the user, too (R-ADMIN-1).
 */
export function loader({ context }: Route.LoaderArgs): never {
  throw data(null, { status: context.get(missingStatus) });
}

export const action = loader;

export default function UnknownAdminPage() {
  return null;
}
