import type { ServerResponse } from 'node:http';

/** Requests that are not answered yet. */
export interface OpenRequests {
  add(response: ServerResponse): void;
  any(): boolean;
}

export function createOpenRequests(): OpenRequests {
  let count = 0;
  return {
    add(response) {
      count += 1;
      // Also when the visitor closes the connection.
      response.once('close', () => {
        count -= 1;
      });
    },
    any: () => count > 0,
  };
}
