import type { IncomingMessage, ServerResponse } from 'node:http';
import { createContext } from 'react-router';

/** A request and its response as objects of Node. The embedded IdP reads its cookies from them. */
export interface NodeExchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

export const nodeExchange = createContext<NodeExchange>();
