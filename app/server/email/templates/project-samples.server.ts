import { getNotificationsUnsubscribePath } from '~/content/account/account-paths';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import type { EmailContent } from './registry.server';
import type { TemplateSample } from './sample.server';

const id = '01990000-0000-7000-8000-000000000002';
const project = 'Member portal';

function createContent(told: NotificationPayload, quote?: { text: string; by: string }): EmailContent {
  const leave = getNotificationsUnsubscribePath('projects', id, 'only-a-sample');
  const data = { name: 'Meera Raghunath', project, told, leave, ...(quote && { quote }) };
  return { template: 'project-update', data };
}

const ids = { projectId: id, project };

/** Samples of the emails about projects. */
export const projectSamples: readonly TemplateSample[] = [
  {
    name: 'project-update',
    occasion: 'Our team wrote an update on a project',
    content: createContent(
      { event: 'project-update', ...ids, updateId: id, title: 'The sign-up works without a network' },
      {
        by: 'Gurleen Sandhu',
        text: 'You can try it on the test site now.\n\nNext week: the yearly fee, and a receipt that a club accepts.',
      },
    ),
  },
  {
    name: 'milestone-done',
    occasion: 'A milestone of a project is done',
    content: createContent({
      event: 'milestone-done',
      ...ids,
      title: 'First members signed up',
      isLast: false,
    }),
  },
  {
    name: 'project-joined',
    occasion: 'Staff added an account to a project',
    content: createContent({ event: 'project-joined', ...ids }),
  },
  {
    name: 'comment-answered',
    occasion: 'Our team answered a comment',
    content: createContent(
      { event: 'comment-answered', ...ids, commentId: id, by: 'Gurleen Sandhu' },
      { by: 'Gurleen Sandhu', text: 'Yes. It is on the plan for the week after next.' },
    ),
  },
  {
    name: 'comment-staff-email',
    occasion: 'The desk, for a comment on a project',
    content: {
      template: 'comment-staff-email',
      data: {
        projectId: id,
        project,
        title: 'The sign-up works without a network',
        by: 'Meera Raghunath',
        text: 'Can a family sign up together?',
      },
    },
  },
];
