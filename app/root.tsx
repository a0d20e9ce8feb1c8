import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { ErrorPage } from '~/sections/error-page';
import type { Route } from './+types/root';
import type { PageHandle } from './page-handle';
import { publicOrigin } from './server/http/public-origin.server';

/** What the head of every page needs to name whole addresses (sections/page-meta). It is the same for all. */
export const loader = ({ context }: Route.LoaderArgs) => ({ origin: context.get(publicOrigin) });

export const shouldRevalidate = () => false;

/** The document. A page whose way is `app` is the only one that React takes over in the browser. */
export function Layout({ children }: { children: ReactNode }) {
  const ways = useMatches().map((match) => (match.handle as PageHandle | undefined)?.way);
  const isApp = ways.findLast((way) => way !== undefined) === 'app';
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isApp && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="content" className="wrap section">
      <ErrorPage error={error} />
    </main>
  );
}
