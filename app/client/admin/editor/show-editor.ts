import type { EditorView } from '@codemirror/view';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { createTextEditor } from './text-editor';

const { insert: INSERT } = ADMIN_ATTRIBUTES;

/** Shows the buttons that put a picture into the text, in a paragraph of its own. */
export function bindInsertButtons(view: EditorView): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(`[${INSERT}]`)) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const text = `\n\n${button.getAttribute(INSERT) ?? ''}\n\n`;
      view.dispatch({ ...view.state.replaceSelection(text), scrollIntoView: true });
      view.focus();
    });
  }
}

/** Copies an element into the shadow root, because names and descriptions do not reach into one. */
function copyHidden(root: ShadowRoot, element: Element | null, id: string): string | undefined {
  if (!element) return undefined;
  const copy = document.createElement('span');
  Object.assign(copy, { id, hidden: true, textContent: element.textContent });
  root.append(copy);
  return id;
}

function describe(root: ShadowRoot, field: HTMLTextAreaElement): Record<string, string> {
  const [label] = field.labels ?? [];
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const ids = described.flatMap((id) => copyHidden(root, document.getElementById(id), id) ?? []);
  const invalid = field.getAttribute('aria-invalid');
  return {
    'aria-labelledby': copyHidden(root, label ?? null, 'editor-label') ?? '',
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(invalid && { 'aria-invalid': invalid }),
    ...(field.required && { 'aria-required': 'true' }),
    spellcheck: 'true',
    autocapitalize: 'sentences',
  };
}

/** Shows an editor in place of a text field. The field stays in the form and holds what is typed. */
export function showEditor(field: HTMLTextAreaElement): void {
  const box = document.createElement('div');
  box.className = field.className;
  // The focus is inside of the shadow root: `:focus-visible` does not match the box.
  box.dataset.focused = '';
  if (field.ariaInvalid === 'true') box.dataset.invalid = '';
  const root = box.attachShadow({ mode: 'open', delegatesFocus: true });
  const [label] = field.labels ?? [];
  const view = createTextEditor({
    parent: root,
    text: field.value,
    attributes: describe(root, field),
    onChange(text) {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  const hadFocus = document.activeElement === field || field.autofocus;
  field.hidden = true;
  field.after(box);
  // The name belongs to the editor now. A click on it leads there.
  label?.removeAttribute('for');
  label?.addEventListener('click', () => view.focus());
  if (hadFocus) view.focus();
  bindInsertButtons(view);
}
