import { BEHAVIOUR_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { createToast } from '~/domain/site/toast';
import { toastStore } from '~/state/stores';
import { onClick } from './on-click';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastStore().push(createToast('Copied', 'success'));
  } catch {
    toastStore().push(
      createToast('This browser does not allow copying. Please select the text instead.', 'error'),
    );
  }
}

/** A button copies its value, another one prints the page; a share button opens the system's own sheet, or copies where there is none. */
export function bindCopyShareAndPrint(): void {
  onClick(BEHAVIOUR_ATTRIBUTES.copy, (element) => void copy((element as HTMLButtonElement).value));
  onClick(BEHAVIOUR_ATTRIBUTES.print, () => print());
  onClick(BEHAVIOUR_ATTRIBUTES.share, (element) => {
    const url = (element as HTMLButtonElement).value || location.href;
    if (!navigator.share) return void copy(url);
    // Closing the sheet rejects; nothing went wrong then.
    navigator.share({ title: document.title, url }).catch(() => {});
  });
}
