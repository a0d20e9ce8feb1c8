import { expect, it } from 'vitest';
import { codeFiles, readProjectFile } from './project-files';

const users = codeFiles.filter(
  (file) => /^app\/(?!state\/).*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/dev-ui\//.test(file),
);

it.each(['useAuth', 'useLayout', 'useShop', 'useNotification'])(
  'R-CONTEXT-1: the product itself uses %s',
  (hook) => {
    expect(users.filter((file) => new RegExp(`\\b${hook}\\(\\)`).test(readProjectFile(file)))).not.toEqual(
      [],
    );
  },
);
