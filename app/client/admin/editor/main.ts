import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { bindTypedPreview } from './typed-preview';

bindTypedPreview();
const field = document.querySelector<HTMLTextAreaElement>(`textarea[${ADMIN_ATTRIBUTES.markdown}]`);
if (field) void import('./show-editor').then(({ showEditor }) => showEditor(field));
