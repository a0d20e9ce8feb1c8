import { expect, it } from 'vitest';
import { portfolioProjects } from '~/content/portfolio/portfolio-projects';
import { projectPictures } from './project-picture';

it('there is a drawing for each project and no other', () => {
  const ids = portfolioProjects.map(({ id }) => id);
  expect(Object.keys(projectPictures).toSorted()).toEqual(ids.toSorted());
});

it.each(Object.entries(projectPictures))('the cells of %s are valid and fill its rows', (_, design) => {
  expect(new Set(design.rows.map((row) => row.split(' ').length)).size).toBe(1);
  for (const row of design.rows) expect(row).toMatch(/^((\.\.|[s1-4lkoabcdx][fghm])( |$))+$/);
  for (const overlay of design.overlays ?? [])
    expect(overlay).toMatch(/^[s1-4lkoabcdx][fghm]( \d*\.?\d+){3}$/);
});

it('every drawing is different', () => {
  expect(new Set(Object.values(projectPictures).map(({ rows }) => rows.join('\n'))).size).toBe(
    portfolioProjects.length,
  );
});
