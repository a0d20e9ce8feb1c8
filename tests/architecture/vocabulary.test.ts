import { describe, expect, it } from 'vitest';
import { codeFiles, projectFiles, readProjectFile } from './project-files';

const GLOSSARY = 'docs/GLOSSARY.md';

/** The words in backquotes after `label` in the last section of the glossary. */
function readRefused(label: 'Names' | 'Sentences'): string[] {
  const section = readProjectFile(GLOSSARY).split('## Words that are refused')[1] ?? '';
  const paragraph = section.split('\n\n').find((text) => text.trimStart().startsWith(`${label}:`)) ?? '';
  return [...paragraph.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replace(/\s+/g, ' '));
}

/** `readPrintedLines` and `read-printed-lines` become "read printed lines". */
const toWords = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase();

const DECLARATION = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_]\w*)/g;
const MEMBER = /^\s+(?:readonly\s+|async\s+)?([A-Za-z_]\w*)\??\s*(?::|\()/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

const ownCode = codeFiles.filter(
  (file) => !/^(public|db\/migrations)\//.test(file) && !file.endsWith('.css'),
);

/** Names that a file declares, without those in comments. */
function listNames(text: string): string[] {
  const code = text.replace(COMMENT, '');
  return [DECLARATION, MEMBER].flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
}

const containsWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);

const refusedNames = readRefused('Names').map(toWords);
const refusedSentences = readRefused('Sentences').map(
  (words) => new RegExp(`(?<![\\w-])${words.replaceAll(' ', '[\\s*/]+')}(?![\\w-])`, 'i'),
);

describe('replaced words', () => {
  it('the glossary lists them', () => {
    expect(refusedNames.length).toBeGreaterThan(30);
    expect(refusedSentences.length).toBeGreaterThan(10);
  });

  it('no file or folder has one in its name', () => {
    const found = projectFiles.filter((file) =>
      refusedNames.some((words) => file.split('/').some((part) => containsWords(toWords(part), words))),
    );
    expect(found).toEqual([]);
  });

  it('no declared name contains one', () => {
    const found = ownCode.flatMap((file) =>
      listNames(readProjectFile(file))
        .filter((name) => refusedNames.some((words) => containsWords(toWords(name), words)))
        .map((name) => `${file}: ${name}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('no comment and no document contains one', () => {
    const documents = projectFiles.filter((file) => file.endsWith('.md') && file !== GLOSSARY);
    const texts = [
      ...documents.map((file) => ({ file, text: readProjectFile(file) })),
      ...ownCode.map((file) => ({
        file,
        text: [...readProjectFile(file).matchAll(COMMENT)].map(([comment]) => comment).join('\n'),
      })),
    ];
    const found = texts.flatMap(({ file, text }) =>
      refusedSentences.flatMap((pattern) => {
        const match = pattern.exec(text)?.[0];
        return match === undefined ? [] : [`${file}: ${match}`];
      }),
    );
    expect(found).toEqual([]);
  });
});
