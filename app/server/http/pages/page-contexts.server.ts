import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext } from 'react-router';
import { BUILD_ORIGIN } from '../../env.server';

/** A request and its response as objects of Node. The embedded IdP reads its cookies from them. */
export interface NodeExchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

export const nodeExchange = createContext<NodeExchange>();

/** Whether demo mode is on at a public URL. Then every page has the demo banner. */
export const isPublicDemo = createContext<boolean>(false);

/** The public origin of the site, for canonical URLs and link previews. */
export const publicOrigin = createContext<string>(BUILD_ORIGIN);

/**
 * Marks the scripts that React Router writes into a page. It is never sent: `post-process-html` replaces it by hashes in
 * the policy, so that the page is the same for all visitors.
 */
export const renderNonce = createContext<string>('');

/** The status of a page that shows that there is nothing to show: 404, or 403 for an area that is not open to the user. */
export const missingStatus = createContext(404);
