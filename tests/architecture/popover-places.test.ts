import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

/** Safari stops answering when a part of the page is hidden that has a popover with several places, closed or open. */
it('a popover has one place in Safari', () => {
  const styles = projectFiles
    .filter((file) => /^app\/.*\.css$/.test(file))
    .map(readProjectFile)
    .filter((css) => /position-try-fallbacks:\s*(?!none)\S/.test(css));
  expect(styles).not.toEqual([]);
  for (const css of styles)
    expect(css).toMatch(/@supports \(-webkit-hyphens: none\) \{\s*position-try-fallbacks: none;/);
});
