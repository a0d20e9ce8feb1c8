import { executionAsyncResource } from 'node:async_hooks';

/** The object of a call of `process.nextTick`. */
let held: object | undefined;

/**
 * Holds one object of those that Node creates for each call of `process.nextTick`. When garbage is collected while there is none, V8 forgets
 * their layout, and since it finds another one later, it creates each further object in a slow way for the lifetime of the process. A request
 * has several of them: without this, 9 % of the time of a page from memory. Resolves to the object.
 */
export const holdTick = (): Promise<object> =>
  new Promise((resolve) => {
    process.nextTick(() => {
      held = executionAsyncResource();
      resolve(held);
    });
  });
