import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

/** An opening tag. The `=>` of a function in it does not end it. */
const OPENING_TAG = /<svg\b(?:=>|[^>])*>/g;

/** A class for the width. `initial-tile` has one in its style sheet. */
const WIDTH_CLASS = /className=(?:"|\{`)(?:.* )?(?:(?:\w+:)?(?:w|size)-|initial-tile )/;

/** Classes that a component passes on. */
const GIVEN_CLASSES = /className=\{(?:className|clsx\()/;

it('a drawing says its width: as an item of a grid it is as wide as the whole grid in Safari otherwise', () => {
  const found = codeFiles
    .filter((file) => /^app\/(?!server\/).*(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) =>
      [...readProjectFile(file).matchAll(OPENING_TAG)]
        .map(([tag]) => tag.replaceAll(/\s+/g, ' '))
        .filter((tag) => ![/ width=/, WIDTH_CLASS, GIVEN_CLASSES].some((pattern) => pattern.test(tag)))
        .map((tag) => `${file} ${tag}`),
    );
  expect(found).toEqual([]);
});
