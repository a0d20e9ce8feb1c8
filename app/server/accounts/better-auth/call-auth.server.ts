import { isAPIError } from 'better-auth/api';

/** Calls an endpoint of better-auth. Resolves to `undefined` when it refused the request. */
export async function callAuth<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isAPIError(error)) return undefined;
    throw error;
  }
}
