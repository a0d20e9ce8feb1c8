import { createPictureFile } from '../../fixtures/picture-files.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';
import { findMarkdownEditor, writeMarkdown } from '../support/write-markdown';

const ARTICLE = '/help/detail?article=check-a-certificate';

test('a help article is edited, previewed, published, found, restored and reverted; a question is added', async ({
  page,
  browserErrors,
}) => {
  test.slow();
  await signInAs(page.request, 'admin');
  await page.goto('/admin/help');
  await page.getByLabel('A word of the title or the text').fill('certificate');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/q=certificate/);
  await expectAccessibleInBothThemes(page);
  await page
    .getByRole('link', { name: /certificate/i })
    .first()
    .click();
  const text = findMarkdownEditor(page);
  const first = await page.locator('textarea[name=source]').inputValue();
  expect(first).toContain('## ');

  browserErrors.expect(/status 400: POST .*\/admin\/help\/new/);
  await writeMarkdown(page, '<b>HTML</b>');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await writeMarkdown(
    page,
    `## The quartzine seal\n\nHold the **quartzine** seal against the light.\n\n${first}`,
  );
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page).toHaveURL(/\/admin\/help\/[0-9a-f-]{36}/);
  const editor = page.url().replace(/\?.*/, '');

  const buffer = await createPictureFile('png', { width: 700, height: 350 });
  await page.getByLabel('What the picture shows').fill('A hand holds the certificate against a lamp');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await expect(page.getByText('The picture is added.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await page.getByRole('button', { name: /^Put it into the text/ }).click();
  await page.getByRole('button', { name: 'Live preview' }).click();
  const shown = { name: 'A hand holds the certificate against a lamp' };
  await expect(page.frameLocator('iframe:visible').getByRole('img', shown)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/done=saved/);

  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByText('This is a preview that only staff see.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The quartzine seal' })).toBeVisible();
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { name: 'The quartzine seal' })).toHaveCount(0);

  await page.goto(editor);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. The help article is on the site.')).toBeVisible();
  await page.goto('/search?q=quartzine');
  await page.locator(`a[href^="${ARTICLE}"]`).first().click();
  await expect(page.getByText('Hold the quartzine seal against the light.')).toBeVisible();
  const image = page.getByRole('img', shown);
  await image.scrollIntoViewIfNeeded();
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  expect(
    await image.evaluate((element) => [element.getAttribute('width'), element.getAttribute('height')]),
  ).toEqual(['700', '350']);
  await expectAccessibleInBothThemes(page);

  await page.goto(editor);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual([]);
  await expectAccessibleInBothThemes(page);
  await writeMarkdown(page, first);
  await page.getByRole('button', { name: 'Save on the site' }).click();
  await expect(page).toHaveURL(/done=/);
  await page
    .getByRole('link', { name: /^\d+\. Published/ })
    .last()
    .click();
  await page.getByText('Restore this version').click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page).toHaveURL(/done=restored/);
  await page.getByText('Go back to the original').click();
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page).toHaveURL(/done=reverted/);
  await page.goto(ARTICLE);
  await expect(page.getByRole('heading', { name: 'The quartzine seal' })).toHaveCount(0);

  await page.goto('/admin/help?kind=question');
  await page.getByRole('link', { name: 'New question' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByLabel('Question', { exact: true }).fill('Is there a quartzine discount?');
  await page.getByLabel('Answer').fill('There is none, but the shop has sales.');
  browserErrors.expect(/status 400: POST .*\/admin\/help\/new/);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Choose where the question is shown.')).toBeVisible();
  await page.getByLabel('Ordering in the shop (FAQ)').check();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('link', { name: 'Open the questions' }).click();
  await expect(page.getByText('There is none, but the shop has sales.')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/done=withdrawn/);
});
