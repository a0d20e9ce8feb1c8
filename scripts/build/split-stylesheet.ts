import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

/** Read by app/server/http/pages/used-styles: see there. */
type StylePart =
  | string
  | { text: string; classes: string[][] }
  | { text: string; name: string }
  | { open: string; parts: StylePart[] };

const namedRules = new Set(['property', 'keyframes']);

/** Classes that an element must have, or be inside of, for a selector to apply. Text in brackets is a condition. */
function classesOf(selector: string): string[] {
  let depth = 0;
  let outside = '';
  for (let index = 0; index < selector.length; index++) {
    const character = selector[index];
    const escaped = selector[index - 1] === '\\';
    if (character === '(' && !escaped) depth += 1;
    if (depth === 0) outside += character;
    if (character === ')' && !escaped) depth -= 1;
  }
  return [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

function partOfRule(rule: Rule): StylePart {
  const classes = rule.selectors.map(classesOf);
  return classes.every((names) => names.length > 0) ? { text: rule.toString(), classes } : rule.toString();
}

function partOfAtRule(rule: AtRule): StylePart {
  if (namedRules.has(rule.name)) return { text: rule.toString(), name: rule.params };
  if (!rule.nodes || rule.name === 'font-face') return `${rule.toString()}${rule.nodes ? '' : ';'}`;
  return { open: `@${rule.name} ${rule.params}{`, parts: partsOf(rule.nodes) };
}

function partsOf(nodes: readonly ChildNode[]): StylePart[] {
  return nodes
    .filter((node) => node.type !== 'comment')
    .map((node) => {
      if (node.type === 'rule') return partOfRule(node);
      if (node.type === 'atrule') return partOfAtRule(node);
      return `${node.toString()};`;
    });
}

/** Splits the built stylesheets, so that each page gets only the rules that it uses. */
export function writeStylesheetParts(clientFolder: string): void {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  for (const [name, partsFile] of [
    ['app', 'style-parts.json'],
    ['admin', 'admin-style-parts.json'],
    ['blog', 'blog-style-parts.json'],
  ]) {
    const css = readFileSync(join(clientFolder, manifest[`app/styles/${name}.css`].file), 'utf8');
    writeFileSync(
      join(clientFolder, '.vite', String(partsFile)),
      JSON.stringify(partsOf(postcss.parse(css).nodes)),
    );
  }
}
