import { BEHAVIOUR } from '~/domain/behaviour-attributes';
import { toast } from '~/domain/toast';
import { notificationStore } from '~/state/stores';
import { onClick } from './on-click';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notificationStore().push(toast('Copied', 'success'));
  } catch {
    notificationStore().push(
      toast('This browser does not allow copying. Please select the text instead.', 'error'),
    );
  }
}

/** A button copies its value, another one prints the page; a share button opens the system's own sheet, or copies where there is none. */
export function bindCopyAndShare(): void {
  onClick(BEHAVIOUR.copy, (element) => void copy((element as HTMLButtonElement).value));
  onClick(BEHAVIOUR.print, () => print());
  onClick(BEHAVIOUR.share, (element) => {
    const url = (element as HTMLButtonElement).value || location.href;
    if (!navigator.share) return void copy(url);
    // Closing the sheet rejects; nothing went wrong then.
    navigator.share({ title: document.title, url }).catch(() => {});
  });
}
