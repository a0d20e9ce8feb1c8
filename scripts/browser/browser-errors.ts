import type { BrowserContext, Request } from '@playwright/test';

/** What Chromium, Firefox and WebKit report for a request that ends because the page is left. */
const CANCELLED_REQUEST = /net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;

/** The browser fetches the pages of links ahead by itself. A person never sees such a request, nor its failure. */
export const isFetchedAhead = (request: Request): boolean =>
  request.headers()['sec-purpose']?.startsWith('prefetch') ?? false;

/**
 * Collects the errors of a browser: errors on the console, uncaught exceptions, failed requests to the site and its
 * responses with an error status. Each is one line, so that a test can expect it: `console error: …`,
 * `page error: …`, `request failed: GET /path (…)`, `status 404: GET /path`.
 */
export class BrowserErrors {
  readonly #origin: string;
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(siteUrl: string) {
    this.#origin = new URL(siteUrl).origin;
  }

  /** Collects from all pages of a context. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      // Browsers log responses with an error status, too. The listener for responses below collects these.
      const isResponseError =
        message.text().startsWith('Failed to load resource') && this.#isSiteUrl(message.location().url);
      if (message.type() === 'error' && !isResponseError) {
        this.#errors.push(`console error: ${message.text()}`);
      }
    });
    context.on('weberror', (error) => this.#errors.push(`page error: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (CANCELLED_REQUEST.test(reason) || !this.#isSiteUrl(request.url()) || isFetchedAhead(request))
        return;
      this.#errors.push(`request failed: ${request.method()} ${this.#toPath(request.url())} (${reason})`);
    });
    context.on('response', (response) => {
      if (response.status() < 400 || !this.#isSiteUrl(response.url())) return;
      if (isFetchedAhead(response.request())) return;
      const path = this.#toPath(response.url());
      this.#errors.push(`status ${response.status()}: ${response.request().method()} ${path}`);
    });
  }

  /** Expects an error. If no error matches, `findUnexpected` reports that as well. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Errors that no pattern expects, and patterns that match no error. */
  findUnexpected(): string[] {
    const unexpected = this.#errors.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
    const missing = this.#expected.filter((pattern) => !this.#errors.some((error) => pattern.test(error)));
    return [...unexpected, ...missing.map((pattern) => `expected, but did not happen: ${pattern}`)];
  }

  #isSiteUrl(url: string): boolean {
    return url.startsWith(`${this.#origin}/`);
  }

  #toPath(url: string): string {
    return url.slice(this.#origin.length);
  }
}
