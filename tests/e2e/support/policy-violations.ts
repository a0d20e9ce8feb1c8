import type { Page } from '@playwright/test';

/** What the content security policy blocks on the page from now on. Chromium does not log code from text that it blocks. */
export async function listPolicyViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (uri: string) => violations.push(uri));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', ({ blockedURI }) => reportViolation(blockedURI))",
  );
  return violations;
}
