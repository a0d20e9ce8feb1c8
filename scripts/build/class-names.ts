import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'postcss';
import type { Manifest } from './manifests.ts';

/** Names that the theme script and the announcement bar write into finished pages. */
const FIXED_NAMES: readonly string[] = ['js', 'passkeys', 'announcement', 'demo-banner'];

const CLASS = /\.((?:\\.|[\w-])+)/g;
const FIRST_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz';
const CHARACTERS = `${FIRST_CHARACTERS}0123456789`;

const unescapeName = (name: string) => name.replace(/\\(.)/g, '$1');

const splitWords = (text: string) => text.split(/[\s"'`]+/);

/** The scripts that pages without a marker of the back office can load: all but those of routes without hydration. */
function listScripts(manifest: Manifest, hydratedRoutes: readonly string[][]): string[] {
  const routes = new Set(hydratedRoutes.flat());
  const entries = Object.keys(manifest).filter((key) => {
    const route = /^app\/(routes\/.*)\.tsx\?/.exec(key)?.[1];
    return route ? routes.has(route) : /^app\/(?:client\/(?!admin\/)|entry\.client|root\.tsx)/.test(key);
  });
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...files].filter((file) => file.endsWith('.js'));
}

interface WrittenIn {
  clientFolder: string;
  manifest: Manifest;
  hydratedRoutes: readonly string[][];
  /** Parts of pages that scripts fetch. */
  storedParts: readonly string[];
}

/** All words of scripts and stored parts of pages. A class that is none of them can only be in the HTML of the server. */
export function findWrittenWords({
  clientFolder,
  manifest,
  hydratedRoutes,
  storedParts,
}: WrittenIn): Set<string> {
  const scripts = listScripts(manifest, hydratedRoutes).map((file) =>
    readFileSync(join(clientFolder, file), 'utf8'),
  );
  return new Set([...scripts, ...storedParts].flatMap(splitWords));
}

function* generateNames(): Generator<string> {
  yield* FIRST_CHARACTERS;
  for (const first of FIRST_CHARACTERS) for (const second of CHARACTERS) yield first + second;
  for (const first of FIRST_CHARACTERS)
    for (const second of CHARACTERS) for (const third of CHARACTERS) yield first + second + third;
}

/**
 * Short names of the classes of some stylesheets. The shortest ones are for the classes that a program names most often. Names of
 * the same length are in the order of the stylesheets, which are shorter after compression when names follow each other.
 */
export function createShortNames(stylesheets: readonly Root[], program: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const root of stylesheets)
    root.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(CLASS)) counts.set(unescapeName(name), 0);
    });
  for (const word of splitWords(program)) {
    const count = counts.get(word);
    if (count !== undefined) counts.set(word, count + 1);
  }
  const taken = new Set([...counts.keys(), ...FIXED_NAMES]);
  const free = [...generateNames()].filter((name) => !taken.has(name));
  const byCount = [...counts]
    .filter(([name]) => !FIXED_NAMES.includes(name))
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name);
  const lengths = new Map(byCount.map((name, index) => [name, free[index]?.length]));
  const names = [1, 2, 3].flatMap((length) =>
    [...counts.keys()].filter((name) => lengths.get(name) === length),
  );
  return new Map(names.map((name, index) => [name, free[index] ?? '']));
}

/** The selector with short names. */
export const shortenSelector = (selector: string, names: ReadonlyMap<string, string>): string =>
  selector.replace(CLASS, (whole, name) => {
    const short = names.get(unescapeName(name));
    return short ? `.${short}` : whole;
  });

/** Selectors for the short names, and for the long names of classes that scripts write. */
export function addShortNames(
  selector: string,
  names: ReadonlyMap<string, string>,
  written: ReadonlySet<string>,
): string[] {
  const hasBothNames = (name: string) => written.has(name) && names.has(name);
  const classes = [...selector.matchAll(CLASS)]
    .map(([, name = '']) => unescapeName(name))
    .filter(hasBothNames);
  if (classes.length === 0) return [shortenSelector(selector, names)];
  if (classes.length === 1) {
    const withLongName = selector.replace(CLASS, (whole, name) =>
      hasBothNames(unescapeName(name)) ? whole : shortenSelector(whole, names),
    );
    return [withLongName, shortenSelector(selector, names)];
  }
  return [
    selector.replace(CLASS, (whole, name) => {
      const short = names.get(unescapeName(name));
      if (!short) return whole;
      return hasBothNames(unescapeName(name)) ? `:is(${whole},.${short})` : `.${short}`;
    }),
  ];
}
