import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkGroups, moduleGroups, packageGroups } from '../../scripts/build/chunk-groups';
import { projectFiles, projectRoot } from './project-files';

describe('chunk groups', () => {
  it.each(Object.entries(moduleGroups))('every module of %s exists', (_, modules) => {
    expect(modules.filter((module) => !projectFiles.includes(module))).toEqual([]);
  });

  it.each(Object.entries(packageGroups))('every package of %s is installed', (_, packages) => {
    const missing = packages.filter((name) => !existsSync(join(projectRoot, 'node_modules', name)));
    expect(missing).toEqual([]);
  });

  it('match exactly their modules', () => {
    const findModules = (name: string) => {
      const test = chunkGroups.find((group) => group.name === name)?.test;
      return projectFiles.filter((file) => test?.test(`/project/${file}`));
    };
    for (const [name, modules] of Object.entries(moduleGroups))
      expect(findModules(name).toSorted()).toEqual(modules.toSorted());
  });
});
