import { createCssVariablesTheme, createHighlighter, type ThemedToken } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { HtmlNode } from '../../../app/domain/markdown/syntax-trees.ts';

/** Its colours are variables: `var(--code-token-string)`. */
const theme = createCssVariablesTheme({ name: 'tessera', variablePrefix: '--code-' });

interface CodeBlock {
  pre: HtmlNode;
  language: string;
  code: string;
  /** What follows the language, as in ```ts title="app/paths.ts". */
  meta: string;
}

function readBlock(pre: HtmlNode): CodeBlock {
  const [code] = pre.children ?? [];
  const { properties, children, data } = code ?? {};
  const [className] = (properties?.className ?? []) as string[];
  return {
    pre,
    language: className?.replace(/^language-/, '') ?? 'text',
    code: (children?.[0]?.value ?? '').replace(/\n$/, ''),
    meta: String(data?.meta ?? ''),
  };
}

function* findBlocks(node: HtmlNode): Generator<CodeBlock> {
  if (node.tagName === 'pre') yield readBlock(node);
  else for (const child of node.children ?? []) yield* findBlocks(child);
}

const createSpan = (properties: HtmlNode['properties'], children: HtmlNode[]): HtmlNode => ({
  type: 'element',
  tagName: 'span',
  properties,
  children,
});

const toText = (value: string): HtmlNode => ({ type: 'text', value });

/**
 * A class in place of a colour: the content security policy blocks inline styles. app/styles/blog/code.css has the colours of
 * both themes. Text in the default colour has none.
 */
function getTokenClass(color: string): string | undefined {
  const [, token] = /^var\(--code-token-([\w-]+)\)$/.exec(color) ?? [];
  return token && `code-${token}`;
}

/** A token of spaces becomes a part of the next one. */
function writeLine(tokens: readonly ThemedToken[]): HtmlNode {
  const spans: HtmlNode[] = [];
  let spaces = '';
  for (const [index, token] of tokens.entries()) {
    if (/^\s+$/.test(token.content) && index < tokens.length - 1) {
      spaces += token.content;
      continue;
    }
    const tokenClass = getTokenClass(token.color ?? '');
    spans.push(createSpan(tokenClass ? { class: tokenClass } : {}, [toText(spaces + token.content)]));
    spaces = '';
  }
  return createSpan({}, spans);
}

function writeBlock({ pre, meta }: CodeBlock, lines: readonly ThemedToken[][]): void {
  const [, file] = /title="([^"]+)"/.exec(meta) ?? [];
  // Long lines scroll, also by keyboard.
  pre.properties = { class: 'code-block', tabindex: '0', ...(file && { 'data-file': file }) };
  const children = lines.flatMap((tokens, index) => [
    ...(index > 0 ? [toText('\n')] : []),
    writeLine(tokens),
  ]);
  pre.children = [{ type: 'element', tagName: 'code', properties: {}, children }];
}

/**
 * Colours the code of articles. One highlighter has all grammars, each loaded when an article uses it; an unknown language
 * fails. The regular expressions run in V8: that takes less time than Oniguruma as WebAssembly, and colours the same.
 */
export async function createCodeHighlighting() {
  const engine = createJavaScriptRegexEngine();
  const highlighter = await createHighlighter({ themes: [theme], langs: [], engine });
  const loaded = new Set(['text']);
  return async (tree: HtmlNode): Promise<void> => {
    for (const block of findBlocks(tree)) {
      const { language, code } = block;
      if (!loaded.has(language)) await highlighter.loadLanguage(language as never);
      loaded.add(language);
      // Without a limit: otherwise a busy processor leaves lines without colours.
      const options = { lang: language as never, theme: theme.name as never, tokenizeTimeLimit: 0 };
      writeBlock(block, highlighter.codeToTokensBase(code, options));
    }
  };
}
