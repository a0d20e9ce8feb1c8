import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { bindBoard } from './board';
import { markEmptyDates } from './empty-dates';
import { focusResultOnceOpened } from './focus-result';
import { bindListKeys } from './list-keys';
import { bindSelection } from './selection';
import { bindShortcuts } from './shortcuts';
import { showHiddenGroups } from './show-hidden-groups';
import { bindSortableLists } from './sortable-lists';
import { askBeforeLeaving } from './unsaved-changes';

const { pdf: PDF } = ADMIN_ATTRIBUTES;

/** Only with a viewer: a browser without one would download the file each time the page opens. */
function showPdfs(): void {
  if (!navigator.pdfViewerEnabled) return;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`iframe[${PDF}]`)) {
    frame.src = frame.getAttribute(PDF) ?? '';
    frame.hidden = false;
  }
}

/** A form that opens below the edge of its panel scrolls into view. */
function showOpenedForms(): void {
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open && target.querySelector('form'))
        target.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}

/** Scrolls the rail, and the views of a list, to the link of the current page. Each page begins with them at their start. */
function showCurrentPage(): void {
  const top = window.scrollY;
  for (const current of document.querySelectorAll('nav a[aria-current="page"]'))
    if (current.checkVisibility()) current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // Safari has scrolled the page as well, and its title is below the search.
  window.scrollTo({ top, behavior: 'instant' });
}

/** Shortcuts are written with the command key of a Mac. Other computers have Ctrl. The list of shortcuts names both. */
function showCommandKey(): void {
  if (/Mac|iP/.test(navigator.platform)) return;
  for (const key of document.querySelectorAll('kbd')) {
    if (!key.closest(`[${ADMIN_ATTRIBUTES.shortcuts}]`))
      key.textContent = key.textContent?.replace('⌘', 'Ctrl') ?? '';
  }
}

/** A download leaves the page as it is: its form can be sent again, also for another purpose. */
function bindDownloads(): void {
  document.addEventListener('submit', ({ target, submitter }) => {
    const isDownload = submitter instanceof HTMLButtonElement && submitter.formMethod === 'get';
    if (!isDownload || !(target instanceof HTMLFormElement)) return;
    // After the other listeners, one of which marks the form as sent.
    setTimeout(() => {
      target.dataset.sendOnce = '';
    });
  });
}

bindShortcuts();
showCommandKey();
bindListKeys();
bindSelection();
bindDownloads();
bindBoard();
bindSortableLists();
showOpenedForms();
showPdfs();
showCurrentPage();
focusResultOnceOpened();
showHiddenGroups();
markEmptyDates();
askBeforeLeaving();
if (document.querySelector(`[${ADMIN_ATTRIBUTES.preview}]`)) void import('./editor/main');
