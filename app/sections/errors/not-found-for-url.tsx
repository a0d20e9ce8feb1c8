import { useLocation } from 'react-router';
import { LinkButton } from '~/ui/buttons/link-button';
import { findEmailLink } from './email-link-pages';
import { ErrorHead } from './error-head';
import { NotFoundLayout, NotFoundView } from './not-found-view';
import { suggestPages } from './suggest-pages';

/** Not-found view of an existing route whose content does not exist. */
export function NotFoundForUrl() {
  const { pathname } = useLocation();
  const emailLink = findEmailLink(pathname);
  if (!emailLink) {
    return (
      <>
        <ErrorHead title="Page not found" />
        <NotFoundView suggestions={suggestPages(pathname)} />
      </>
    );
  }
  return (
    <>
      <ErrorHead title="This link does not work" />
      {/* The key of the link may be valid elsewhere. */}
      <meta name="referrer" content="no-referrer" />
      <NotFoundLayout label={emailLink.subject} title="This link does not work." text={emailLink.text}>
        <p className="mt-8">
          <LinkButton href={emailLink.href}>{emailLink.label}</LinkButton>
        </p>
      </NotFoundLayout>
    </>
  );
}
