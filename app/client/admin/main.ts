import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { bindBoard } from './board';
import { bindDownloads } from './downloads';
import { bindListKeys } from './list-keys';
import { bindSelection } from './selection';
import { bindShortcuts } from './shortcuts';
import { showCurrentPage } from './show-current-page';
import { showOpenedForms } from './show-opened-forms';
import { bindSortableLists } from './sortable-lists';

bindShortcuts();
bindListKeys();
bindSelection();
bindDownloads();
bindBoard();
bindSortableLists();
showOpenedForms();
showCurrentPage();
if (document.querySelector(`[${ADMIN_ATTRIBUTES.preview}]`)) void import('./editor/main');
