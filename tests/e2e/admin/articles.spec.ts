import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';
import { findMarkdownEditor, writeMarkdown } from '../support/write-markdown';

test('an article is written, previewed, published, changed and restored', async ({ page, browserErrors }) => {
  test.slow();
  await signInAs(page.request, 'admin');
  await page.goto('/admin/articles/new');
  await expectAccessibleInBothThemes(page);
  const text = findMarkdownEditor(page);
  await page.getByLabel('Title').fill('How we write down a price');
  await page.getByLabel('Summary').fill('A price is a promise with a date. Here is how ours are written.');
  // The owner is not on the team: the author must be chosen.
  await expect(page.getByLabel('Author')).toHaveValue('');
  await page.getByLabel('Author').selectOption({ label: 'Ira Deshmukh' });
  await writeMarkdown(page, '## What a line says\n\nOne **service** and one rate.\n\n<b>HTML</b>');

  browserErrors.expect(/status 400: POST .*\/admin\/articles\/new/);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  // The box of the editor is around its shadow root.
  const box = page.locator('textarea[name=source] + div');
  await text.focus();
  await expect(box).toHaveCSS('outline-style', 'solid');
  await expect(box).toHaveAttribute('data-invalid', '');
  await expect(text).toContainText('One **service**');
  await writeMarkdown(page, '## What a line says\n\nOne **service** and one rate.');
  await page.getByRole('button', { name: 'Live preview' }).click();
  const preview = page.frameLocator('iframe:visible');
  await expect(preview.getByText('One service and one rate.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await text.press('ControlOrMeta+End');
  // The key of the list of shortcuts is a sign like every other while a text is typed.
  await text.pressSequentially(' Typed?');
  await expect(preview.getByText('One service and one rate. Typed?')).toBeVisible();
  await text.press('Tab');
  await expect(page.getByLabel('Author')).toBeFocused();
  await writeMarkdown(page, '## What a line says\n\nOne **service** and one rate.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f-]{36}/);
  const editor = page.url().replace(/\?.*/, '');

  // On a phone the panel is below the whole form.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Publish it' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeInViewport();
  if (size) await page.setViewportSize(size);

  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('This is a preview that only staff see.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What a line says' })).toBeVisible();
  await page.goto('/blog/');
  await expect(page.getByRole('link', { name: /How we write down a price/ })).toHaveCount(0);

  await page.goto(editor);
  await page.getByLabel('Title').fill('Another title');
  const asked = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Publish now' }).click();
  const dialog = await asked;
  expect(dialog.message()).toContain('is not saved');
  await dialog.dismiss();
  await pressed;
  await expect(page.getByLabel('Title')).toHaveValue('Another title');
  await page.getByLabel('Title').fill('How we write down a price');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. The article is on the site.')).toBeVisible();
  await page.goto('/blog/');
  await page
    .getByRole('link', { name: /How we write down a price/ })
    .first()
    .click();
  await expect(page).toHaveURL('/blog/how-we-write-down-a-price');
  await expect(page.getByText('One service and one rate.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto(editor);
  await writeMarkdown(page, '## What a line says\n\nOne service and two rates.');
  await page.getByRole('button', { name: 'Save on the site' }).click();
  await page.goto('/blog/how-we-write-down-a-price');
  await expect(page.getByText('One service and two rates.')).toBeVisible();

  await page.goto(editor);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: /^2\. Published/ }).click();
  await page.getByText('Restore this version').click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page).toHaveURL(/done=/);
  await page.goto('/blog/how-we-write-down-a-price');
  await expect(page.getByText('One service and one rate.')).toBeVisible();
});
