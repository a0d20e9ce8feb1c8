import { z } from 'zod';
import { plainText, textAreaField, textField } from '../forms/form-fields';
import { PROJECT_STATUSES } from './project';

/** Longest texts in characters, and the most rows of a project. */
export const PROJECT_LIMITS = {
  name: 120,
  summary: 300,
  milestone: 160,
  title: 140,
  text: 12_000,
  answer: 4000,
  reason: 500,
  note: 300,
  milestones: 60,
  members: 40,
  files: 200,
} as const;

const dayField = (label: string) =>
  z.iso.date({ error: (issue) => (issue.input ? `${label} is a date.` : `${label} is needed.`) });

/** The id of a team member. The service checks that it exists. */
const teamMemberField = (label: string) => plainText({ label, max: 60 });

const checkbox = z
  .unknown()
  .optional()
  .transform((value) => value === 'on' || value === true);

/** The form of a project: what its members read at the top of its page. */
export const projectFormSchema = z
  .object({
    name: textField({ label: 'The name', min: 3, max: PROJECT_LIMITS.name }),
    summary: textField({ label: 'The summary', max: PROJECT_LIMITS.summary }),
    state: z.enum(PROJECT_STATUSES, { error: 'Choose a state.' }),
    startsOn: dayField('The first day'),
    endsOn: dayField('The last day'),
    contactId: teamMemberField('The contact person'),
    showsHours: checkbox,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'The last day is before the first one.',
  });

export type ProjectInput = z.output<typeof projectFormSchema>;

export const milestoneFormSchema = z.object({
  title: textField({ label: 'The title', min: 3, max: PROJECT_LIMITS.milestone }),
  dueOn: dayField('The day'),
});

export type MilestoneForm = z.output<typeof milestoneFormSchema>;

export const reopenReasonField = textAreaField({ label: 'The reason', min: 3, max: PROJECT_LIMITS.reason });

export const projectUpdateFormSchema = z.object({
  authorId: teamMemberField('The author'),
  title: textField({ label: 'The title', min: 3, max: PROJECT_LIMITS.title }),
  text: textAreaField({ label: 'The text', max: PROJECT_LIMITS.text }),
});

export type ProjectUpdateForm = z.output<typeof projectUpdateFormSchema>;

export const commentAnswerSchema = z.object({
  authorId: teamMemberField('The author'),
  text: textAreaField({ label: 'The answer', max: PROJECT_LIMITS.answer }),
});

export type CommentAnswerForm = z.output<typeof commentAnswerSchema>;

/** Longest texts in characters. */
export const START_PROJECT_LIMITS = { name: 120, summary: 300, contactId: 60 } as const;

/** The form that makes an accepted quote a project. */
export const startProjectSchema = z.object({
  name: textField({ label: 'The name', min: 3, max: START_PROJECT_LIMITS.name }),
  summary: textField({ label: 'The summary', max: START_PROJECT_LIMITS.summary }),
  startsOn: z.iso.date({ error: 'Please enter the first day.' }),
  contactId: plainText({ label: 'The contact person', max: START_PROJECT_LIMITS.contactId }),
});

export type StartProjectInput = z.infer<typeof startProjectSchema>;
