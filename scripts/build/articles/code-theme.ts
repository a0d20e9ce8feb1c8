import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

/** Its colours are variables: `color:var(--code-token-string)`. */
export const codeTheme = createCssVariablesTheme({ name: 'tessera', variablePrefix: '--code-' });

/** `code-string` of `color:var(--code-token-string)`; `undefined` for text in the default colour. */
function getTokenClass(style: unknown): string | undefined {
  const [, token] = /color:var\(--code-token-([\w-]+)\)/.exec(String(style)) ?? [];
  return token && `code-${token}`;
}

/**
 * Replaces inline styles, which the content security policy blocks, by classes. app/styles/blog/code.css has the colours
 * of both themes.
 */
export const writeTokenClasses: ShikiTransformer = {
  name: 'token-classes',
  pre(node) {
    // The name of the file, as in ```ts title="app/paths.ts".
    const [, file] = /title="([^"]+)"/.exec(this.options.meta?.__raw ?? '') ?? [];
    if (file) node.properties['data-file'] = file;
    delete node.properties.style;
    // Long lines scroll, also by keyboard.
    node.properties = { ...node.properties, class: 'code-block', tabindex: '0' };
  },
  line(node) {
    delete node.properties.class;
  },
  span(node) {
    const tokenClass = getTokenClass(node.properties.style);
    delete node.properties.style;
    if (tokenClass) node.properties.class = tokenClass;
  },
};
