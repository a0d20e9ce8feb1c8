import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

/** Shortcuts are written with the command key of a Mac. Other computers have Ctrl. The list of shortcuts names both. */
export function showCommandKey(): void {
  if (/Mac|iP/.test(navigator.platform)) return;
  for (const key of document.querySelectorAll('kbd')) {
    if (!key.closest(`[${ADMIN_ATTRIBUTES.shortcuts}]`))
      key.textContent = key.textContent?.replace('⌘', 'Ctrl') ?? '';
  }
}
