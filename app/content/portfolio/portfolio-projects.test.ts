import { describe, expect, it } from 'vitest';
import { company } from '../company/company';
import { teamMembers } from '../company/team';
import { customerStories } from '../stories/customer-stories';
import { type ProjectKindId, projectKinds } from './portfolio-project';
import { portfolioProjects } from './portfolio-projects';

const ids = portfolioProjects.map(({ id }) => id);

describe('the portfolio', () => {
  it('has twelve projects with unique ids and names', () => {
    expect(portfolioProjects).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    expect(new Set(portfolioProjects.map(({ name }) => name)).size).toBe(12);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has every customer story and every kind, and no two neighbours of one kind', () => {
    const storyIds = portfolioProjects.flatMap(({ storyId }) => storyId ?? []);
    expect(storyIds.toSorted()).toEqual(customerStories.map(({ id }) => id).toSorted());
    const kinds = portfolioProjects.map(({ kindId }) => kindId);
    expect(new Set<ProjectKindId>(kinds)).toEqual(new Set(projectKinds.map(({ id }) => id)));
    for (const [index, kind] of kinds.entries()) expect(kind).not.toBe(kinds[index + 1]);
  });

  it('has unique figures with period and source', () => {
    const figures = portfolioProjects.flatMap((project) => project.figures);
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
    for (const { id, value, label, period, source } of figures) {
      expect(value, id).toMatch(/\d/);
      expect(label.length, id).toBeGreaterThan(12);
      expect(period, id).toMatch(/20\d\d|\d+ days/);
      expect(source.length, id).toBeGreaterThan(8);
    }
  });
});

describe.each(portfolioProjects.map((project) => [project.id, project] as const))('%s', (_, project) => {
  it('names team members who had joined', () => {
    expect(new Set(project.teamMemberIds).size).toBe(project.teamMemberIds.length);
    const endYear = Number((project.period.to ?? project.period.from).slice(0, 4));
    for (const id of project.teamMemberIds) {
      const member = teamMembers.find((candidate) => candidate.id === id);
      expect(member, id).toBeDefined();
      expect(member?.joinedYear, id).toBeLessThanOrEqual(endYear);
    }
  });

  it('begins with the person who answers for the story', () => {
    const story = customerStories.find(({ id }) => id === project.storyId);
    if (story) expect(project.teamMemberIds[0]).toBe(story.teamLeadId);
  });

  it('has a period within the life of the company and before the story was published', () => {
    const { from, to } = project.period;
    expect(from).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(Number(from.slice(0, 4))).toBeGreaterThanOrEqual(company.foundedIn);
    if (to) expect(to >= from).toBe(true);
    const story = customerStories.find(({ id }) => id === project.storyId);
    if (story && to) expect(to <= story.publishedOn.slice(0, 7)).toBe(true);
  });

  it('says what went wrong and names its stack', () => {
    expect(project.setback.summary.length).toBeLessThan(60);
    expect(project.setback.text.length).toBeGreaterThan(100);
    expect(project.stack.length).toBeGreaterThanOrEqual(3);
  });
});
