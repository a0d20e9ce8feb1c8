import type { RoleField } from '~/domain/careers/role-form-values';
import type { RoleState, RoleStep } from '~/domain/careers/role-state';

export const ROLE_STATE_LABELS: Readonly<Record<RoleState, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  open: 'Open',
  closed: 'Closed',
  filled: 'Filled',
};

/** What the buttons say. */
export const ROLE_STEP_LABELS: Readonly<Record<RoleStep, string>> = {
  publish: 'Publish now',
  schedule: 'Schedule',
  unschedule: 'Back to draft',
  close: 'Close',
  fill: 'Mark as filled',
  reopen: 'Reopen',
};

export const ROLE_FIELD_LABELS: Readonly<Record<RoleField, string>> = {
  title: 'Title',
  summary: 'In one sentence',
  teamId: 'Team',
  city: 'Office',
  kind: 'Kind of work',
  months: 'Months',
  hoursPerWeek: 'Hours a week',
  payFrom: 'Pay from, in lakh',
  payTo: 'Pay to, in lakh',
  deadline: 'Apply until',
  untilFilled: 'Open until it is filled',
  startsOn: 'Work begins on',
  vacancyCause: 'Cause',
  vacancyText: 'Why the role is open',
  about: 'What you will do',
  responsibilities: 'Responsibilities',
  goal30: 'After 30 days',
  goal60: 'After 60 days',
  goal90: 'After 90 days',
  lead: 'Leads the role',
  colleague2: 'Second colleague',
  colleague3: 'Third colleague',
  colleague4: 'Fourth colleague',
  colleague5: 'Fifth colleague',
  requirements: 'What you bring',
  notRequired: 'What you need not bring',
  difficulty: 'The hard part',
  applicationQuestion: 'Question of the application',
  coverKind: 'Pattern of the picture',
  coverSeed: 'Number of the picture',
};

export const VACANCY_CAUSE_LABELS = {
  new: 'The role is new',
  'handed-over': 'A colleague hands it over',
  season: 'It ends by itself',
} as const;

/** What a form did, by the value of the query parameter. */
export const ROLE_DONE_MESSAGES: Readonly<Record<string, string>> = {
  created: 'The draft is saved. Look at the preview, then publish it.',
  saved: 'Saved.',
  unchanged: 'Nothing had changed, so nothing was saved.',
  publish: 'The role is on the careers page.',
  schedule: 'The role is scheduled. It appears on the careers page on its day.',
  unschedule: 'The role is a draft again. It will not appear by itself.',
  close: 'The role is closed. Its page says so, and its form is gone.',
  fill: 'The role is marked as filled. Its page says so, and its form is gone.',
  reopen: 'The role accepts applications again.',
  restored: 'The page shows the original texts again.',
};
