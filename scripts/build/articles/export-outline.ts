import type { MarkdownNode, MarkdownParent } from '../../../app/domain/markdown/markdown-tree.ts';
import { countWords, readOutline } from '../../../app/domain/markdown/outline.ts';

/** `export const name = JSON.parse(…)` */
function createExport(name: string, value: unknown): MarkdownNode {
  const call = {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'JSON' },
      property: { type: 'Identifier', name: 'parse' },
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
    optional: false,
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: call }],
  };
  const statement = {
    type: 'ExportNamedDeclaration',
    declaration,
    specifiers: [],
    attributes: [],
    source: null,
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement], comments: [] } },
  };
}

/**
 * Gives every heading an id, and exports `outline` (the headings of the second level) and `wordCount`. A text that
 * begins with a heading of the first level or repeats a heading fails the build.
 */
export const exportOutline = () => (tree: MarkdownParent) => {
  const outline = readOutline(tree);
  tree.children.push(createExport('outline', outline), createExport('wordCount', countWords(tree)));
};
