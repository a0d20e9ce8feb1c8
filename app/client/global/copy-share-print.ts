import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { createToast } from '~/domain/site/toast';
import { getToastStore } from '~/state/stores';
import { onClick } from './on-click';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    getToastStore().push(createToast('Copied', 'success'));
  } catch {
    getToastStore().push(
      createToast('This browser does not allow copying. Please select the text instead.', 'error'),
    );
  }
}

/**
 * Buttons that copy their value, print the page or share a URL. Sharing opens the share sheet of the system. Without one
 * it copies the URL.
 */
export function bindCopyShareAndPrint(): void {
  onClick(PRESENCE_ATTRIBUTES.copy, (element) => void copy((element as HTMLButtonElement).value));
  onClick(PRESENCE_ATTRIBUTES.print, () => print());
  onClick(PRESENCE_ATTRIBUTES.share, (element) => {
    const url = (element as HTMLButtonElement).value || location.href;
    if (!navigator.share) return void copy(url);
    // The promise also rejects when the visitor closes the sheet.
    navigator.share({ title: document.title, url }).catch(() => {});
  });
}
