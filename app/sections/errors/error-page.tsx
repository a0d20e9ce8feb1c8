import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';
import { site } from '~site';

/** Apart, because every page that React takes over carries its error page, and this one's picture is half of it. */
const MissingHere = lazy(async () => ({ default: (await import('./not-found-for-url')).NotFoundForUrl }));

interface ErrorWords {
  heading: string;
  explanation: string;
  /** The same address, asked for once more, can answer better. */
  canReopen?: boolean;
}

const notFound = 404;
const tooManyRequests = 429;
const ourFault = 500;

/** What `readForm` throws (server/http/body/read-body). */
const isUnreadableForm = (data: unknown) =>
  typeof data === 'object' && data !== null && 'unreadable' in data && data.unreadable === 'form';

function wordsFor(status: number, data: unknown): ErrorWords {
  if (isUnreadableForm(data)) {
    return {
      heading: 'This form could not be read',
      explanation:
        'It was cut off on its way, or a program changed it. Nothing was saved. Go back in your browser: what you typed is still there. Or open the page again and fill it in once more.',
      canReopen: true,
    };
  }
  if (status === tooManyRequests) {
    return {
      heading: 'That was a lot at once',
      explanation:
        'Please wait a minute, then try again. What you typed is still in the form behind this page.',
      canReopen: true,
    };
  }
  if (status < ourFault) {
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

/** A page that failed has no `meta` of its own any more. */
function ErrorHead({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** What a visitor sees when a page could not be made: what happened, and a way on. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const answer = isRouteErrorResponse(error) ? error : { status: ourFault, data: undefined };
  const { status } = answer;
  if (status === notFound) {
    return (
      <>
        <ErrorHead title="Page not found" />
        <Suspense>
          <MissingHere />
        </Suspense>
      </>
    );
  }
  const { heading, explanation, canReopen } = wordsFor(status, answer.data);
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
          To the shop
        </LinkButton>
      </div>
    </div>
  );
}
