import { createHighlighter, type ThemeRegistrationRaw } from 'shiki';
import type { CodeLanguage, CodeToken, CodeTokenKind } from '../../app/content/integrations/integration.ts';

/** What each scope of a grammar is shown as. A later entry replaces an earlier one. */
const KINDS: readonly (readonly [CodeTokenKind, readonly string[]])[] = [
  ['comment', ['comment']],
  ['string', ['string', 'punctuation.definition.string', 'attribute.string']],
  ['constant', ['constant', 'variable.language', 'support.constant']],
  ['keyword', ['keyword.control', 'keyword.operator.new', 'storage', 'support.type', 'entity.name.tag']],
  [
    'name',
    ['entity.name.function', 'support.function', 'support.type.property-name', 'entity.other.attribute-name'],
  ],
];

/** Colours that identify kinds: `#000001` is the first. */
const toColour = (index: number) => `#00000${index + 1}`;

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'dark',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#ffffff' },
  settings: KINDS.map(([, scope], index) => ({
    scope: [...scope],
    settings: { foreground: toColour(index) },
  })),
};

const kindByColour = new Map(KINDS.map(([kind], index) => [toColour(index), kind]));

/** Splits code into lines of tokens with a kind. Neighbours of the same kind are one token. */
export async function highlightExamples(
  examples: readonly { id: string; language: CodeLanguage; source: string }[],
): Promise<Record<string, CodeToken[][]>> {
  const languages = [...new Set(examples.map(({ language }) => language))];
  const highlighter = await createHighlighter({ themes: [theme], langs: languages });
  const highlighted = examples.map(({ id, language, source }) => {
    // Without a limit: after half a second on a busy machine, the rest of a line would have the wrong kinds.
    const options = { lang: language, theme: 'kinds', tokenizeTimeLimit: 0 };
    const { tokens } = highlighter.codeToTokens(source, options);
    const lines = tokens.map((line) => {
      const merged: CodeToken[] = [];
      for (const { content, color = '' } of line) {
        const kind = kindByColour.get(color.toLowerCase());
        const last = merged.at(-1);
        if (last && (last[1] === kind || content.trim() === '')) last[0] += content;
        else merged.push(kind ? [content, kind] : [content]);
      }
      return merged;
    });
    return [id, lines] as const;
  });
  highlighter.dispose();
  return Object.fromEntries(highlighted);
}
