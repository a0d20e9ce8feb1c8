import { useLocation } from 'react-router';
import { NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

/** Not-found view of an existing route whose content does not exist. It suggests similar pages. */
export function NotFoundForUrl() {
  const { pathname } = useLocation();
  return <NotFoundView suggestions={suggestPages(pathname)} />;
}
