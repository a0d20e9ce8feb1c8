import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MilestonePlan } from './milestone-plan';
import { ProgressTiles } from './progress-tiles';

const DONE_AT = new Date('2026-06-01T10:00:00Z');

const createMilestones = (total: number, done: number) =>
  Array.from({ length: total }, (_, index) => ({
    id: `m${index}`,
    title: `Milestone ${index}`,
    dueOn: '2026-12-01',
    ...(index < done && { doneAt: DONE_AT }),
  }));

const renderPlan = (total: number, done: number) =>
  renderToStaticMarkup(
    <MilestonePlan
      projectId="p"
      planVersion={1}
      hours={{}}
      today="2026-11-25"
      rejected={undefined}
      milestones={createMilestones(total, done)}
    />,
  );

it('a long plan says how far it is, and leads to the next milestone', () => {
  const html = renderPlan(60, 18);
  expect(html).toContain('18 of 60 done.');
  expect(html).toContain('href="#milestone-m18"');
  expect(html).toContain('id="milestone-m18"');
  expect(renderPlan(60, 60)).not.toContain('href="#milestone-');
  expect(renderPlan(3, 1)).not.toContain('of 3 done.');
});

it('tiles show the milestones of a short project, and a long one has the number alone', () => {
  const countTiles = (total: number, done: number) =>
    renderToStaticMarkup(<ProgressTiles total={total} done={done} />).split('step-tile').length - 1;
  expect(countTiles(6, 3)).toBe(6);
  expect(countTiles(60, 3)).toBe(0);
  expect(renderToStaticMarkup(<ProgressTiles total={0} done={0} />)).not.toContain('of');
});
