import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { wrapSelection } from './wrap-selection';

interface TextEditorOptions {
  parent: ShadowRoot;
  text: string;
  /** Attributes of the element with the text. */
  attributes: Record<string, string>;
  onChange: (text: string) => void;
}

const theme = EditorView.theme({
  '&': { color: 'inherit', font: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'inherit', lineHeight: '1.6' },
  '.cm-content': { padding: '0', minHeight: '25rem', caretColor: 'currentColor' },
  '.cm-line': { padding: '0' },
});

const MARK = 'var(--color-muted)';

const colours = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.monospace, fontFamily: 'ui-monospace, monospace', fontSize: '0.95em' },
  { tag: tags.link, textDecoration: 'underline' },
  { tag: [tags.processingInstruction, tags.url, tags.labelName, tags.contentSeparator], color: MARK },
  { tag: tags.quote, color: MARK },
]);

/** Tab is not bound: it leaves the text, as in every field. */
const keys = keymap.of([
  { key: 'Mod-b', run: wrapSelection('**') },
  { key: 'Mod-i', run: wrapSelection('*') },
  ...defaultKeymap,
  ...historyKeymap,
]);

/** A Markdown editor. Its style sheets are made in a shadow root: the content security policy refuses style elements. */
export function createTextEditor({ parent, text, attributes, onChange }: TextEditorOptions): EditorView {
  const extensions: Extension[] = [
    history(),
    keys,
    markdown({ base: markdownLanguage, completeHTMLTags: false }),
    syntaxHighlighting(colours),
    theme,
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ ...attributes, role: 'textbox', 'aria-multiline': 'true' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  return new EditorView({
    parent,
    root: parent,
    state: EditorState.create({ doc: text, extensions }),
  });
}
