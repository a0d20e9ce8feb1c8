import { useLocation } from 'react-router';
import { NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

/** A page that is there, asked for something it does not have: leads to what stands around it. */
export function NotFoundForUrl() {
  const { pathname } = useLocation();
  return <NotFoundView suggestions={suggestPages(pathname)} />;
}
