import { useLocation } from 'react-router';
import { NotFoundPage } from './not-found-page';
import { suggestPages } from './suggest-pages';

/** A page that is there, asked for something it does not have: leads to what stands around it. */
export function MissingHere() {
  const { pathname } = useLocation();
  return <NotFoundPage suggestions={suggestPages(pathname)} />;
}
