import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { site } from '~site';

/** Loaded on demand: every hydrated page includes the error page, and the picture of this view is half its size. */
const LazyNotFoundForUrl = lazy(async () => ({
  default: (await import('./not-found-for-url')).NotFoundForUrl,
}));

interface ErrorTexts {
  heading: string;
  explanation: string;
  /** A reload can succeed. */
  canReopen?: boolean;
}

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_SERVER_ERROR = 500;

/** Whether `readForm` threw the error (server/http/body/read-body). */
const isUnreadableForm = (data: unknown) =>
  typeof data === 'object' && data !== null && 'unreadable' in data && data.unreadable === 'form';

function describeError(status: number, data: unknown): ErrorTexts {
  if (isUnreadableForm(data)) {
    return {
      heading: 'This form could not be read',
      explanation:
        'It was cut off on its way, or a program changed it. Nothing was saved. Go back in your browser: what you typed is still there. Or open the page again and fill it in once more.',
      canReopen: true,
    };
  }
  if (status === TOO_MANY_REQUESTS) {
    return {
      heading: 'That was a lot at once',
      explanation:
        'Please wait a minute, then try again. What you typed is still in the form behind this page.',
      canReopen: true,
    };
  }
  if (status < INTERNAL_SERVER_ERROR) {
    return {
      heading: 'This page cannot do that',
      explanation:
        'What was sent here does not fit this address. Nothing was changed. Go back in your browser: what you typed is still there.',
    };
  }
  return {
    heading: 'Something broke on our side',
    explanation:
      'The fault has been recorded and somebody will look at it. Your cart is safe in your browser, and an order that was confirmed is safe with us.',
  };
}

/** A page that failed does not render its `meta`. */
function ErrorHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Error boundary of a page: what happened, and links. It never shows a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const response = isRouteErrorResponse(error) ? error : { status: INTERNAL_SERVER_ERROR, data: undefined };
  const { status } = response;
  if (status === NOT_FOUND) {
    return (
      <>
        <ErrorHead title="Page not found" />
        <Suspense>
          <LazyNotFoundForUrl />
        </Suspense>
      </>
    );
  }
  const { heading, explanation, canReopen } = describeError(status, response.data);
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
    </div>
  );
}
