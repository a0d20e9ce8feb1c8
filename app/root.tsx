import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { ErrorPage } from '~/sections/errors/error-page';
import { DemoBanner } from '~/sections/frames/demo-banner';
import { site } from '~site';
import type { Route } from './+types/root';
import { isFullyHydrated } from './page-handle';
import { isPublicDemo, publicOrigin } from './server/http/pages/page-contexts.server';
import { AuthProvider } from './state/auth-provider';

/**
 * Every page needs the origin for the URLs in its head (sections/meta/page-meta) and whether to show the demo banner.
 */
export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(publicOrigin),
  isPublicDemo: context.get(isPublicDemo),
});

export const shouldRevalidate = () => false;

/** The document. Only a page with `hydration: 'full'` loads the script of React Router. */
export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = isFullyHydrated(useMatches().map(({ handle }) => handle));
  const hasBanner = useRouteLoaderData<typeof loader>('root')?.isPublicDemo;
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href="/opensearch.xml"
          title={site.name}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {hasBanner && <DemoBanner />}
        {children}
        {isHydrated && (
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
  return (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="content" className="wrap section">
      <ErrorPage error={error} />
    </main>
  );
}
