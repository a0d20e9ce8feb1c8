import { expect, it } from 'vitest';
import { site } from '~site';
import { readProjectFile, textFiles } from './project-files';

/** Invented people, orders and works of the sample company. Their domain ends in `.example`, so that no email reaches anybody. */
const SAMPLES = /^app\/content\/samples\/|\/fixtures\/|-samples?\.server\.tsx?$|\.test\.tsx?$/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

it('the code names the company and its domain by site.config.ts alone, so that another company changes them there', () => {
  const names = new RegExp(`\\b(?:${site.name}|${site.domain.replaceAll('.', '\\.')})\\b`);
  const files = textFiles.filter((file) => /^app\/.*\.(?:tsx?|mdx?|html)$/.test(file) && !SAMPLES.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter((file) => names.test(readProjectFile(file).replaceAll(COMMENT, '')));
  expect(found).toEqual([]);
});
