import type { AuditAction } from '~/domain/audit/audit-event';
import { PROJECT_STATUSES, type ProjectStatus } from '~/domain/projects/project';

/** As staff name the states of a project. */
export const PROJECT_STATE_NAMES: Readonly<Record<ProjectStatus, string>> = {
  planned: 'Planned',
  running: 'In progress',
  paused: 'Paused',
  finished: 'Finished',
};

export const PROJECT_STATE_OPTIONS = PROJECT_STATUSES.map((value) => ({
  value,
  label: PROJECT_STATE_NAMES[value],
}));

/** What a form about one milestone did, on the page of its project and of its quote. */
export const MILESTONE_DONE_MESSAGES = {
  done: 'The milestone is done. The members were notified.',
  invoiced: 'The milestone is done. The client gets the invoice by email.',
  before: 'The milestone was done already. Nobody was notified again.',
  'invoiced-again': 'The invoice is issued. The client gets it by email.',
  'invoice-cancelled': 'The invoice is cancelled. The client gets the credit note by email.',
} as const;
export type MilestoneDone = keyof typeof MILESTONE_DONE_MESSAGES;

/** What a form did, by the value of the query parameter `done`. */
export const PROJECT_DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The project is saved. Add its milestones and members now.',
  saved: 'Saved.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  added: 'The milestone is added.',
  moved: 'The milestones are in their new order.',
  removed: 'The milestone is removed.',
  ...MILESTONE_DONE_MESSAGES,
  reopened: 'The milestone is open again.',
  open: 'It was open already.',
  written: 'The update is on the page of the project. The members were notified.',
  'update-saved': 'The update is changed. Members see that it was edited.',
  answered: 'The answer is below the comment, and its author was notified.',
  'answered-before': 'Another answer was there already. Yours was not saved.',
  'file-added': 'The file is there for all members.',
  'file-removed': 'The file is removed.',
  'hours-saved': 'The hours are saved.',
  'hours-removed': 'The hours are removed.',
  'member-added': 'The member sees the project now and was notified.',
  'member-before': 'This person is a member already.',
  'member-removed': 'The member can no longer see the project.',
};

/** What staff did, as the history of a project says it. */
export const PROJECT_EVENT_LABELS: Readonly<Partial<Record<AuditAction, string>>> = {
  'project-created': 'Project created',
  'project-changed': 'Project changed',
  'project-comment-answered': 'Comment answered',
  'project-member-added': 'Member added',
  'project-member-removed': 'Member removed',
  'project-update-written': 'Update written',
  'project-update-changed': 'Update edited',
  'project-file-added': 'File added',
  'project-file-removed': 'File removed',
  'milestone-added': 'Milestone added',
  'milestone-changed': 'Milestone changed',
  'milestone-moved': 'Milestone moved',
  'milestone-removed': 'Milestone removed',
  'milestone-done': 'Milestone done',
  'milestone-reopened': 'Milestone reopened',
  'hours-added': 'Hours added',
  'hours-changed': 'Hours changed',
  'hours-removed': 'Hours removed',
};

/** Why a form of a project was not accepted. */
export const PROJECT_REFUSALS = {
  conflict:
    'A colleague changed the plan in the meantime. It is shown below as it is now. Your change was not saved.',
  'too-many': 'The plan is full: a project cannot have more milestones.',
  done: 'A done milestone cannot be removed. Reopen it first.',
  invoiced: 'The client has an invoice for this milestone. Cancel it before you open the milestone again.',
  charged:
    'The client accepted this milestone with the quote: its invoice needs it. Change its title or its day instead.',
  'no-account': 'There is no account with this email address. The person has to sign up first.',
  unconfirmed: 'The person has not confirmed this email address yet.',
  'too-many-members': 'The project is full: it cannot have more members.',
  'too-many-files': 'The project is full: it cannot have more files.',
  'no-file': 'Choose a file.',
  'no-milestone': 'This milestone was removed in the meantime.',
  'hours-conflict': 'A colleague changed these hours in the meantime. If you save now, yours replace theirs.',
  'no-contact': 'Choose a member of the team.',
} as const;
