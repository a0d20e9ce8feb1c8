import { isRouteErrorResponse } from 'react-router';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/link-button';
import { NotFoundPage } from './not-found-page';

/** What a visitor sees when a page could not be made: what happened, and a way on. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage suggestions={[]} />;
  const busy = isRouteErrorResponse(error) && error.status === 429;
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <h1 className="max-w-[12ch]">{busy ? 'That was a lot at once.' : 'Something broke on our side.'}</h1>
      <p className="max-w-xl text-lead text-muted">
        {busy
          ? 'Please wait a minute, then try again. What you typed is still in the form behind this page.'
          : 'The fault has been recorded and somebody will look at it. Your cart is safe in your browser, and an order that was confirmed is safe with us.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.home()}>To the home page</LinkButton>
        <LinkButton href={paths.shop.front()} variant="quiet">
          To the shop
        </LinkButton>
      </div>
    </div>
  );
}
