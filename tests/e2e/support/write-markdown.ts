import { expect, type Locator, type Page } from '@playwright/test';

/** The Markdown editor of a page of the back office. */
export const findMarkdownEditor = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Text' }).and(page.locator('[contenteditable]'));

/** Replaces the text of the editor, as by pasting. */
export async function writeMarkdown(page: Page, text: string): Promise<void> {
  const editor = findMarkdownEditor(page);
  await editor.press('ControlOrMeta+a');
  await editor.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(page.locator('textarea[name=source]')).toHaveValue(text);
}
