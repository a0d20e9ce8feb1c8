import { v7 as uuid } from 'uuid';
import { type SampleProject, sampleProjects } from '~/content/samples/sample-projects';
import type { Milestone } from '~/domain/projects/project';
import { addDays } from '~/domain/time/wall-clock';
import { toIsoDay } from '../../iso-day.server';
import { readMilestones } from '../../projects/read-milestones.server';
import type { SampleServices } from './sample-services.server';
import { addHours, type Step } from './step.server';

async function writePlan(services: SampleServices, sample: SampleProject, projectId: string): Promise<void> {
  const { projects, actors, now } = services;
  const today = toIsoDay(now);
  for (const [planVersion, { title, due }] of sample.milestones.entries())
    await projects.addMilestone(actors.staff, {
      projectId,
      planVersion,
      form: { title, dueOn: addDays(today, due) },
    });
}

/** Not by `projects.get`: it asks several questions at once, and a transaction has one connection. */
async function listMilestones({ database }: SampleServices, projectId: string): Promise<Milestone[]> {
  const milestones = await readMilestones(database.db, [projectId]);
  return milestones.get(projectId) ?? [];
}

export async function completeByTitle(
  services: SampleServices,
  projectId: string,
  title: string,
): Promise<void> {
  const { projects, actors } = services;
  const milestones = await listMilestones(services, projectId);
  const milestone = milestones.find((step) => step.title === title);
  if (milestone) await projects.completeMilestone(actors.staff, { projectId, milestoneId: milestone.id });
}

async function addHoursOf(services: SampleServices, sample: SampleProject, projectId: string): Promise<void> {
  const { projects, actors, now } = services;
  const milestones = await listMilestones(services, projectId);
  for (const { day, milestone, ...work } of sample.hours)
    await projects.addHours(actors.staff, {
      projectId,
      key: uuid(),
      form: {
        ...work,
        teamMemberId: sample.contactId,
        workedOn: addDays(toIsoDay(now), day),
        milestoneId: milestones[milestone]?.id,
      },
    });
}

function toSteps(services: SampleServices, sample: SampleProject): Step[] {
  const { projects, actors, now } = services;
  const { hoursAgo, milestones, updates, name, summary, state, starts, ends, contactId } = sample;
  const today = toIsoDay(now);
  let projectId = '';
  const create = async () => {
    const form = { name, summary, state, contactId, showsHours: false };
    const dates = { startsOn: addDays(today, starts), endsOn: addDays(today, ends) };
    const result = await projects.create(actors.owner, { ...form, ...dates });
    if (result.kind !== 'saved') throw new Error('The sample project was not written.');
    projectId = result.id;
    await writePlan(services, sample, projectId);
  };
  return [
    { at: addHours(now, -hoursAgo), run: create },
    ...milestones.flatMap(({ title, doneHoursAgo }) =>
      doneHoursAgo === undefined
        ? []
        : [{ at: addHours(now, -doneHoursAgo), run: () => completeByTitle(services, projectId, title) }],
    ),
    ...updates.map(({ hoursAgo: updateHoursAgo, ...update }) => ({
      at: addHours(now, -updateHoursAgo),
      run: () => projects.addUpdate(actors.staff, { ...update, projectId, key: uuid(), authorId: contactId }),
    })),
    { at: addHours(now, -1), run: () => addHoursOf(services, sample, projectId) },
  ];
}

/** Projects of clients without an account, with milestones, an update and hours. */
export const listProjectSteps = (services: SampleServices): Step[] =>
  sampleProjects.flatMap((sample) => toSteps(services, sample));
