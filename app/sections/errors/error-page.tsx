import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { describeError, type ErrorTexts, readErrorResponse } from './describe-error';
import { ErrorHead } from './error-head';
import { ErrorStack } from './error-stack';

/** Loaded on demand: every hydrated page includes the error page, and the picture of this view is half its size. */
const LazyNotFoundForUrl = lazy(async () => ({
  default: (await import('./not-found-for-url')).NotFoundForUrl,
}));

const NOT_FOUND = 404;

const SERVER_ERROR: ErrorTexts = {
  heading: 'Something broke on our side',
  explanation:
    'The error is recorded. Try again in a few minutes. Your cart is still in your browser, and a confirmed order is stored.',
  canReopen: true,
};

/** Error boundary of a page: what happened, and links. Visitors never see a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const response = readErrorResponse(error);
  if (response.status === NOT_FOUND) {
    return (
      <Suspense>
        <LazyNotFoundForUrl />
      </Suspense>
    );
  }
  const { heading, explanation, canReopen } = describeError(response, SERVER_ERROR);
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <ErrorHead title={heading} />
      <h1 className="max-w-[12ch]">{`${heading}.`}</h1>
      <p className="max-w-xl text-lead text-muted">{explanation}</p>
      <div className="flex flex-wrap gap-2">
        {canReopen && <LinkButton href={pathname + search}>Open the page again</LinkButton>}
        <LinkButton href={paths.home()} variant={canReopen ? 'quiet' : undefined}>
          To the home page
        </LinkButton>
        <LinkButton href={paths.shop.home()} variant="quiet">
          Go to the shop
        </LinkButton>
      </div>
      {import.meta.env.DEV && <ErrorStack error={error} />}
    </div>
  );
}
