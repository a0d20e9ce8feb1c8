import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import type { StylePart } from '../../app/server/http/pages/used-styles.server.ts';
import { addShortNames, createShortNames, findWrittenWords, shortenSelector } from './class-names.ts';
import { foldProperties, inlineConstants } from './fold-properties.ts';
import { readManifests } from './manifests.ts';

const namedRules = new Set(['property', 'keyframes']);

/** Parts and states that only some form fields have, with what a page must have for them. */
const fieldParts: readonly (readonly [part: RegExp, need: string])[] = [
  [/::-webkit-(?:date|calendar)/, '[type=date'],
  [/::-webkit-search/, '[type=search'],
  [/::-webkit-(?:inner|outer)-spin/, '[type=number'],
  [/::file-selector/, '[type=file'],
  [/::placeholder/, '[placeholder'],
  [/:disabled/, '[disabled'],
];

/**
 * What has no effect on the first paint: paper, pointers, what opens, shadow roots, properties of old browsers, and the colour of
 * placeholders without a class (Tailwind tests for browsers that have Apple Pay buttons), because our fields have one.
 */
const laterBlocks =
  /^(?:media print|page |media \(hover:hover\)|media \(prefers-reduced-motion:reduce\)|media \(forced-colors:active\)|starting-style|layer properties|supports \(not \(\(-webkit-appearance:-apple-pay-button\)\)\))/;
const laterSelectors =
  /:(?:hover|active|popover-open|focus-within|-moz-focusring|-moz-ui-invalid|host)|::(?:selection|backdrop|view-transition)/;
const laterProperties =
  /^(?:transition|cursor$|-webkit-user-select$|user-select$|tab-size$|font-(?:feature|variation)-settings$|-webkit-tap-highlight-color$|-webkit-text-decoration$|-moz-text-size-adjust$)/;

/** The value without the fallback of a variable that every page has. */
const withoutFallback = (value: string) => value.replace(/var\((--font-(?:sans|mono)),[^)]*\)/g, 'var($1)');

/** The selector without conditions in brackets. */
function withoutConditions(selector: string): string {
  let depth = 0;
  let outside = '';
  for (let index = 0; index < selector.length; index++) {
    const character = selector[index] ?? '';
    const escaped = selector[index - 1] === '\\';
    if (character === '(' && !escaped) depth += 1;
    if (depth === 0) outside += character;
    if (character === ')' && !escaped) depth -= 1;
  }
  return outside;
}

/** Classes, elements and attributes that a page must have for a selector to apply. */
function listNeededClasses(selector: string): string[] {
  const outside = withoutConditions(selector);
  const classes = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
  const rest = outside.replace(/\.(?:\\.|[\w-])+/g, '');
  const attributes = [...rest.matchAll(/\[(type="?[a-z]+|[a-z-]+)/g)].map(
    ([, name = '']) => `[${name.replace('"', '')}`,
  );
  const elements = [...rest.replace(/\[[^\]]*\]/g, '').matchAll(/(?:^|[\s>+~])([a-z][a-z\d]*)/g)].map(
    ([, name]) => `<${name}`,
  );
  const fields = fieldParts.flatMap(([part, need]) => (part.test(outside) ? [need] : []));
  return [...classes, ...attributes, ...elements, ...fields];
}

const isLater = (rule: Rule) =>
  rule.nodes.length === 0 || rule.selectors.every((selector) => laterSelectors.test(selector));

/** The rule without selectors and declarations that have no effect on the first paint, and without repeated ones. */
function withoutLaterParts(rule: Rule): Rule {
  const first = rule.clone();
  const selectors = rule.selectors.filter((selector) => !laterSelectors.test(selector));
  if (selectors.length > 0) first.selectors = selectors;
  const seen = new Set<string>();
  first.each((node) => {
    if (node.type !== 'decl') return;
    node.value = withoutFallback(node.value);
    const text = node.toString();
    if (laterProperties.test(node.prop) || seen.has(text)) node.remove();
    seen.add(text);
  });
  return first;
}

/** A rule of the theme: its custom properties are selected one by one. */
const isTheme = (rule: Rule) =>
  /^(?::root|\[data-theme)/.test(rule.selector) &&
  rule.nodes.some((node) => node.type === 'decl' && node.variable);

type ShortNames = ReadonlyMap<string, string>;

function toRulePart(rule: Rule, names: ShortNames): StylePart {
  if (isTheme(rule)) {
    return {
      open: `${rule.selector}{`,
      parts: rule.nodes.map((node): StylePart => {
        const text = `${node.toString()};`;
        return node.type === 'decl' && node.variable ? { text, name: node.prop } : text;
      }),
    };
  }
  const needs = rule.selectors.map(listNeededClasses);
  const selectors = rule.selectors.map((selector) => shortenSelector(selector, names));
  const body = rule.clone({ selector: '' }).toString();
  return needs.every((needed) => needed.length > 0)
    ? { selectors, needs, body }
    : `${selectors.join(',')}${body}`;
}

function toAtRulePart(rule: AtRule, names: ShortNames): StylePart {
  if (namedRules.has(rule.name)) return { text: rule.toString(), name: rule.params };
  if (!rule.nodes || rule.name === 'font-face') return `${rule.toString()}${rule.nodes ? '' : ';'}`;
  return { open: `@${rule.name} ${rule.params}{`, parts: listParts(rule.nodes, names) };
}

/** A font that few pages have, and few of those on the first screen. It is declared only in the stylesheet. */
const isRareFont = (rule: AtRule) =>
  rule.name === 'font-face' &&
  rule.some((node) => node.type === 'decl' && node.prop === 'font-display' && node.value === 'swap');

const isLaterBlock = (rule: AtRule) => laterBlocks.test(`${rule.name} ${rule.params}`);

function listParts(nodes: readonly ChildNode[], names: ShortNames): StylePart[] {
  return nodes.flatMap((node): StylePart[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') {
      const rule = withoutLaterParts(node);
      return isLater(rule) ? [] : [toRulePart(rule, names)];
    }
    if (node.type === 'atrule')
      return isLaterBlock(node) || isRareFont(node) ? [] : [toAtRulePart(node, names)];
    return [`${node.toString()};`];
  });
}

/** The names of the cascade layers, in the order of the whole stylesheet. */
function orderOfLayers(root: Root): string {
  const names = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? [node.params] : [],
  );
  return `@layer ${[...new Set(names)].join(',')};`;
}

/** The stylesheets whose pages have short names of classes. */
const SHORTENED = ['app', 'blog'];

interface SplitOptions {
  clientFolder: string;
  /** The text of the server program, which names the classes of all pages. */
  program: string;
  hydratedRoutes: readonly string[][];
  /** Parts of pages that scripts fetch. */
  storedParts: readonly string[];
}

/**
 * Splits the built stylesheets, so that the server can write the rules for the first screen of a page into it. The fonts of every
 * page are declared only there: a second declaration would make browsers show the fallback font again. Classes get the short
 * names that the server writes into pages.
 */
export function writeStylesheetParts({
  clientFolder,
  program,
  hydratedRoutes,
  storedParts,
}: SplitOptions): void {
  const inFolder = (name: string) => join(clientFolder, '.vite', name);
  const manifest = readManifests(clientFolder);
  const sheets = [
    ['app', 'style-parts.json'],
    ['admin', 'admin-style-parts.json'],
    ['blog', 'blog-style-parts.json'],
    ['dev-ui', 'dev-ui-style-parts.json'],
  ].map(([name = '', partsFile = '']) => {
    const file = join(clientFolder, manifest[`app/styles/${name}.css`]?.file ?? '');
    const root = postcss.parse(readFileSync(file, 'utf8'));
    foldProperties(root);
    inlineConstants(root);
    return {
      file,
      partsFile,
      root,
      isShortened: SHORTENED.includes(name),
    };
  });
  const names = createShortNames(
    sheets.flatMap(({ root, isShortened }) => (isShortened ? [root] : [])),
    program,
  );
  const written = findWrittenWords({ clientFolder, manifest, hydratedRoutes, storedParts });
  writeFileSync(inFolder('class-names.json'), JSON.stringify(Object.fromEntries(names)));
  for (const { file, partsFile, root, isShortened } of sheets) {
    const parts = listParts(root.nodes, isShortened ? names : new Map());
    writeFileSync(inFolder(partsFile), JSON.stringify([orderOfLayers(root), ...parts]));
    root.walkAtRules('font-face', (rule) => {
      if (!isRareFont(rule)) rule.remove();
    });
    if (isShortened)
      root.walkRules((rule) => {
        rule.selector = rule.selectors.flatMap((one) => addShortNames(one, names, written)).join(',');
      });
    writeFileSync(file, root.toString());
  }
}
