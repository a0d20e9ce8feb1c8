import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/link-button';
import { site } from '~site';

/** Apart, because every page that React takes over carries its error page, and this one's picture is half of it. */
const MissingHere = lazy(async () => ({ default: (await import('./missing-here')).MissingHere }));

interface ErrorWords {
  heading: string;
  explanation: string;
}

const notFound = 404;
const tooManyRequests = 429;
const ourFault = 500;

function wordsFor(status: number): ErrorWords {
  if (status === tooManyRequests) {
    return {
      heading: 'That was a lot at once',
      explanation:
        'Please wait a minute, then try again. What you typed is still in the form behind this page.',
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
  const status = isRouteErrorResponse(error) ? error.status : ourFault;
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
  const { heading, explanation } = wordsFor(status);
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <ErrorHead title={heading} />
      <h1 className="max-w-[12ch]">{`${heading}.`}</h1>
      <p className="max-w-xl text-lead text-muted">{explanation}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.home()}>To the home page</LinkButton>
        <LinkButton href={paths.shop.front()} variant="quiet">
          To the shop
        </LinkButton>
      </div>
    </div>
  );
}
