import { leaveNoticesPath } from '~/content/account-links';
import type { Told } from '~/domain/notices';
import type { Letter } from '../contract.server';
import { commentNotice } from './comment-notice.server';
import { projectNews } from './project-news.server';

const id = '01990000-0000-7000-8000-000000000002';
const project = 'Member portal';

function news(told: Told, quote?: { text: string; by: string }): Letter {
  const leave = leaveNoticesPath('projects', id, 'only-a-sample');
  return projectNews({ name: 'Meera Raghunath', project, told, leave, ...(quote && { quote }) });
}

const of = { projectId: id, project };

/** The letters about projects, to be looked at. */
export const projectSamples: readonly { name: string; occasion: string; letter: Letter }[] = [
  {
    name: 'project-update',
    occasion: 'Our team wrote an update on a project',
    letter: news(
      { event: 'project-update', ...of, updateId: id, title: 'The sign-up works without a network' },
      {
        by: 'Gurleen Sandhu',
        text: 'You can try it on the test site now.\n\nNext week: the yearly fee, and a receipt that a club accepts.',
      },
    ),
  },
  {
    name: 'milestone-done',
    occasion: 'A milestone of a project is done',
    letter: news({ event: 'milestone-done', ...of, title: 'First members signed up', isLast: false }),
  },
  {
    name: 'comment-answered',
    occasion: 'Our team answered a comment',
    letter: news(
      { event: 'comment-answered', ...of, commentId: id, by: 'Gurleen Sandhu' },
      { by: 'Gurleen Sandhu', text: 'Yes. It is on the plan for the week after next.' },
    ),
  },
  {
    name: 'comment-notice',
    occasion: 'The desk, for a comment on a project',
    letter: commentNotice({
      project,
      title: 'The sign-up works without a network',
      by: 'Meera Raghunath',
      text: 'Can a family sign up together?',
    }),
  },
];
