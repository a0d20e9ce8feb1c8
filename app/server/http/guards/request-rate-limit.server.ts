import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** Seconds to wait, or `undefined` when the request may pass. */
  secondsToWait(client: string): Promise<number | undefined>;
}

/** Counts requests of one client in this process. `perMinute` requests may come at once, then the minute has to pass. */
export function rateLimitPerMinute(perMinute: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    async secondsToWait(client) {
      try {
        await limiter.consume(client);
        return undefined;
      } catch (refusal) {
        return Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
      }
    },
  };
}
