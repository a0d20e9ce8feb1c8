import type { EditorView } from '@codemirror/view';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

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
