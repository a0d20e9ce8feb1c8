import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { settingNames } from '~/server/env.server';
import { site } from '~site';
import { codeFiles, projectFiles, readProjectFile } from './project-files';

const documents = projectFiles.filter((file) => file.endsWith('.md'));
const folders = new Set(
  projectFiles.flatMap((file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);
/** A page that leads from nothing to a running site. */
const DEPLOYMENT_GUIDE = /^deploy\/[a-z]+\/README\.md$/;
const MAX_README_LINES = 10;

const PATH = /`([\w.-]+\/[\w./-]*)`/g;
const FILE = /`(\w[\w.-]*\.(?:[cm]?[jt]s|tsx|css|json|md|py|yml))`/g;
const SCRIPT = /`(?:[A-Z_]+=\S+ )*npm (?:run )?([a-z][a-z:]*)/g;
const SETTING = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const CITATION = /(docs\/[\w/.-]+\.md)(?:, "([^"]+)")?/g;
const HEADING = /^#{1,6} (.+)$/gm;
const NPM_COMMANDS = ['ci', 'install'];

/** Each match of a pattern, with its document, that the check does not accept. */
function findWrong(pattern: RegExp, isRight: (text: string, folder: string) => boolean): string[] {
  return documents.flatMap((file) => {
    const folder = posix.dirname(file);
    return [...readProjectFile(file).matchAll(pattern)].flatMap(([, text = '']) =>
      isRight(text, folder) ? [] : [`${file}: ${text}`],
    );
  });
}

/** A text with a slash is a path when it begins with a folder of the project. */
function isPath(text: string, folder: string): boolean {
  const [first] = text.split('/', 1);
  return ['', 'app/', 'app/server/', 'tests/', `${folder}/`].some((start) => folders.has(start + first));
}

/** Documents name paths from the root of the project or from their own folder. The extension may be left out. */
function doesPathExist(text: string, folder: string): boolean {
  return ['', folder].some((start) => {
    const path = posix.join(start, text).replace(/\/$/, '');
    return folders.has(path) || projectFiles.some((file) => file === path || file.startsWith(`${path}.`));
  });
}

/** A file name without a folder stands for a file of the root, or of the folder of the document and below. */
const doesFileExist = (name: string, folder: string): boolean =>
  projectFiles.includes(name) ||
  projectFiles.some((file) => file.startsWith(`${folder}/`) && posix.basename(file) === name);

/** The anchor of a heading, as forges write it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const hasHeading = (file: string, anchor: string): boolean =>
  [...readProjectFile(file).matchAll(HEADING)].some(([, heading = '']) => toAnchor(heading) === anchor);

it('covers the documents of the root, of docs and of the folders', () => {
  const expected = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'];
  expect(documents).toEqual(expect.arrayContaining([...expected, 'docs/README.md', 'app/README.md']));
});

it('names only paths that exist', () => {
  const wrong = findWrong(PATH, (text, folder) => !isPath(text, folder) || doesPathExist(text, folder));
  expect(wrong).toEqual([]);
});

it('names only files that exist', () => {
  expect(findWrong(FILE, doesFileExist)).toEqual([]);
});

it('links only to files and headings that exist', () => {
  const wrong = documents.flatMap((file) =>
    [...readProjectFile(file).matchAll(LINK)].flatMap(([, link = '']) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      const isFile = projectFiles.includes(target);
      const isRight =
        (isFile || folders.has(target.replace(/\/$/, ''))) && (!anchor || hasHeading(target, anchor));
      return isRight ? [] : [`${file}: ${link}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('names only sections of documents in the code that exist', () => {
  const citations = codeFiles.flatMap((file) =>
    [...readProjectFile(file).matchAll(CITATION)].map(([, document = '', heading]) => ({
      file,
      document,
      heading,
    })),
  );
  const wrong = citations.filter(
    ({ document, heading }) =>
      !documents.includes(document) || (heading && !hasHeading(document, toAnchor(heading))),
  );
  expect(citations.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

it('names only npm scripts that exist', () => {
  const { scripts } = JSON.parse(readProjectFile('package.json')) as { scripts: Record<string, string> };
  expect(findWrong(SCRIPT, (name) => name in scripts || NPM_COMMANDS.includes(name))).toEqual([]);
});

it('names only settings and constants that exist', () => {
  const code = codeFiles.map(readProjectFile).join('\n');
  const words = new Set([...settingNames, ...(code.match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g) ?? [])]);
  expect(findWrong(SETTING, (name) => words.has(name))).toEqual([]);
});

it(`has at most ${MAX_README_LINES} lines in the README of a folder`, () => {
  const readmes = documents.filter((file) => file.endsWith('/README.md') && !DEPLOYMENT_GUIDE.test(file));
  const long = readmes.filter(
    (file) => readProjectFile(file).trimEnd().split('\n').length > MAX_README_LINES,
  );
  expect(long).toEqual([]);
});

it('names the security address of the company', () => {
  expect(readProjectFile('SECURITY.md')).toContain(site.emails.security);
});

it('lists the modules of app/server in the order of the import rules', () => {
  const [, list = ''] =
    /SERVER_MODULES = \[([\s\S]*?)\n\];/.exec(readProjectFile('.dependency-cruiser.mjs')) ?? [];
  const modules = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `app/server/${name}`);
  const [, section = ''] = readProjectFile('docs/ARCHITECTURE.md').split('## Order inside app/server');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  expect([...rows.join('').matchAll(/`([^`]+)`/g)].map(([, path]) => path)).toEqual(modules);
});
