import type { BrowserContext } from '@playwright/test';

/**
 * What goes wrong in a browser without anybody looking: errors on the console, uncaught errors, failed requests to
 * the site and answers of it that are not fine. Each is one line of text, so that a test can expect it:
 * `console error: …`, `page error: …`, `request failed: GET /path …`, `status 404: GET /path`.
 */
export class BrowserErrors {
  readonly #origin: string;
  readonly #happened: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(siteUrl: string) {
    this.#origin = new URL(siteUrl).origin;
  }

  /** Watches all pages of a context. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      // The browser logs a bad answer of the site too; it is noted below, with its status.
      const isAnswer =
        message.text().startsWith('Failed to load resource') && this.#isOurs(message.location().url);
      if (message.type() === 'error' && !isAnswer) this.#happened.push(`console error: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#happened.push(`page error: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page ends what it was still loading.
      if (reason === 'net::ERR_ABORTED' || !this.#isOurs(request.url())) return;
      this.#happened.push(`request failed: ${request.method()} ${this.#pathOf(request.url())} (${reason})`);
    });
    context.on('response', (response) => {
      if (response.status() < 400 || !this.#isOurs(response.url())) return;
      const path = this.#pathOf(response.url());
      this.#happened.push(`status ${response.status()}: ${response.request().method()} ${path}`);
    });
  }

  /** Says that such a fault belongs to what is tested, and is missed when it does not come. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Faults nobody expected, and expectations without a fault. */
  findUnexpected(): string[] {
    const unexpected = this.#happened.filter(
      (fault) => !this.#expected.some((pattern) => pattern.test(fault)),
    );
    const missing = this.#expected.filter((pattern) => !this.#happened.some((fault) => pattern.test(fault)));
    return [...unexpected, ...missing.map((pattern) => `expected, but did not happen: ${pattern}`)];
  }

  #isOurs(url: string): boolean {
    return url.startsWith(`${this.#origin}/`);
  }

  #pathOf(url: string): string {
    return url.slice(this.#origin.length);
  }
}
