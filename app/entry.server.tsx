import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { reportError } from '~/server/http/logger.server';
import { laterMarkup } from '~/server/http/pages/later-markup.server';
import { createMarkupCache } from '~/server/http/pages/markup-cache.server';
import { renderNonce } from '~/server/http/pages/page-contexts.server';
import { MarkupContext } from '~/ui/reused-markup';
import { isFullyHydrated } from './page-handle';

export const streamTimeout = 8_000;

/** Reports unexpected errors only. A thrown response with a status and an aborted request are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isRouteErrorResponse(error) || request.signal.aborted) return;
  context.get(reportError)(error);
};

/** Takes all chunks at once: React would wait for a slower stream again and again. */
function collectChunks(resolve: (bytes: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(chunk: Buffer, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
}

/** React could not hydrate components whose HTML is stored. */
const isHydrated = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  isFullyHydrated(staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle));

/** One for all pages of the process. */
const createRenderMarkup = createMarkupCache();

/**
 * Renders the complete document before it responds, so that the page can be compressed and cached. Nothing is streamed.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(renderNonce);
  const renderMarkup = isHydrated(routerContext) ? undefined : createRenderMarkup(context.get(laterMarkup));
  let failed = false;
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <MarkupContext value={renderMarkup}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </MarkupContext>,
      {
        nonce,
        // Without this, React hides a large boundary until an inline script moves it into place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          pipe(collectChunks(resolve));
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          context.get(reportError)(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status: failed ? 500 : status, headers });
}
