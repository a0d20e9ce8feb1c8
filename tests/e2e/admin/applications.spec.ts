import type { APIRequestContext } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { showPresence } from '../support/show-presence';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** Sends the form of a role. */
async function apply(request: APIRequestContext, name: string) {
  const response = await request.post('/career/read?role=full-stack-engineer-kochi', {
    multipart: {
      name,
      email: 'asha@applications.example.in',
      answer: 'A clerk could not find the button, because it was called Submit and was green.',
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}

test('an application is moved by drag and by keys, rated, and declined without an email', async ({
  page,
  request,
}) => {
  await apply(request, 'Asha Menon');
  await signInAs(page.request, 'admin');
  await page.goto('/admin/careers?q=applications.example');
  await expectAccessibleInBothThemes(page);
  const column = (name: string) => page.getByRole('region', { name });
  await page.getByRole('link', { name: 'Asha Menon' }).dragTo(column('Screening'));
  await expect(page.getByText('Moved to Screening.')).toBeVisible();

  await column('Screening').getByText('Move Asha Menon').press('Enter');
  await column('Screening').getByRole('button', { name: 'To interview' }).press('Enter');
  await expect(page.getByText('Moved to Interview.')).toBeVisible();
  await column('Interview').getByRole('link', { name: 'Asha Menon' }).click();

  await page.getByRole('button', { name: '4 of 5' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rated 4 of 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Asha Menon has not been told yet.')).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveValue(/\[The reason\.\]/);
  await page.getByRole('link', { name: 'Send nothing' }).click();
  await expect(page).toHaveURL(/\/admin\/careers\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Text')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothThemes(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.goto('/admin/careers');
  expect(await findOverflow(page)).toEqual([]);
});

test('the CV is in the page where the browser has a viewer, and is not loaded where it has none', async ({
  page,
  request,
}) => {
  await apply(request, 'Leela Nair');
  await signInAs(page.request, 'admin');
  const loaded: string[] = [];
  await page.route('**/files/*', (route) => {
    loaded.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>CV</title>' });
  });
  await page.goto('/admin/careers?q=applications.example');
  await page.getByRole('link', { name: 'Leela Nair' }).click();
  await showPresence(page);
  await expect(page.getByText('Open or download the file to read it.')).toBeVisible();
  await expect(page.getByTitle('CV of Leela Nair')).toBeHidden();
  expect(loaded).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => true });
  });
  await page.reload();
  await showPresence(page);
  await expect(page.getByTitle('CV of Leela Nair')).toBeVisible();
  await expect(page.getByText('Open or download the file to read it.')).toBeHidden();
  await expect.poll(() => loaded.length).toBe(1);
});
