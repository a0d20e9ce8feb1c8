import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Seconds to wait; `undefined` for an allowed request. */
  secondsToWait(client: string): Promise<number | undefined>;
  /** Whether the next request is refused. Counts nothing. */
  isUsedUp(client: string): Promise<boolean>;
}

/** Counts the requests of each client in this process. After `perMinute` requests the rest of the minute must pass. */
export function createRateLimit(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async secondsToWait(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (rejection) {
        return Math.max(1, Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000));
      }
    },
    async isUsedUp(client) {
      const counted = await limiter.get(client);
      return counted !== null && counted.consumedPoints >= perMinute;
    },
  };
}
