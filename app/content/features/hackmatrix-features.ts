import { hackMatrixFacts } from '../products/hackmatrix-facts';
import { createFeatures, type ProductFeature } from './product-feature';

const inGroup = (group: string, fromPlan: 'community' | 'event' | 'organisation') =>
  ({ productId: 'hackmatrix', group, fromPlan }) as const;

/** Features of HackMatrix, in the order in which an event needs them. */
export const hackMatrixProductFeatures: readonly ProductFeature[] = [
  ...createFeatures(
    inGroup('Registration', 'community'),
    [
      'registration-form',
      'Registration form',
      'Six fields that a participant fills in on a phone. Call and form can be written in any language.',
    ],
    [
      'event-waiting-list',
      'Waiting list',
      'Says before the form is filled in whether there is a place, and moves people up when one is free.',
    ],
    [
      'guardian-consent',
      'Consent of a guardian',
      'Asked for when the date of birth says so. Names of minors stay off the public list by default.',
    ],
    [
      'check-in',
      'Check-in at the door',
      'By name or by code. The list at the door is the list in the form; a badge is printed in eight seconds.',
    ],
    [
      'online-events',
      'Online and mixed events',
      'Check-in becomes a link, and mentors get a room for each request.',
    ],
  ),
  ...createFeatures(
    inGroup('Teams', 'community'),
    [
      'skill-cards',
      'Skill cards',
      'What somebody can do and wants to do, on a wall that the whole hall sees.',
    ],
    [
      'team-requests',
      'Asking to join',
      'Teams ask people and people ask teams. A refusal needs no reason, and nobody else sees it.',
    ],
    ['without-team', 'People without a team', 'The organiser sees on Friday night who still has none.'],
    [
      'mentor-queue',
      'Queue for mentors',
      'Requests for help, the oldest first, with the minutes it has waited.',
    ],
    [
      'halfway-check',
      'Halfway check',
      'One line from each team: on track, stuck, or changed our mind. The stuck ones come first.',
    ],
  ),
  ...createFeatures(
    inGroup('Submissions', 'community'),
    ['submission-form', 'Submission', 'A repository, two minutes of video and five questions.'],
    [
      'one-deadline',
      'One deadline for all',
      'Closes for everybody in the same second. What comes later is accepted and marked with its minutes.',
    ],
    [
      'deadline-extension',
      'Extension for everybody',
      'One button moves the deadline for all teams, never for one.',
    ],
  ),
  ...createFeatures(
    inGroup('Judging', 'community'),
    [
      'own-criteria',
      'Own criteria and weights',
      `Up to ${hackMatrixFacts.criteria} a round; the weights add up to 100 and are locked with the first mark.`,
    ],
    [
      'share-out',
      'Projects shared out among judges',
      'Three judges to each project, and about the same number of projects for each judge.',
    ],
    [
      'offline-ballot',
      'Ballot without a network',
      'Opens as a link in the phone’s browser, is kept there and sent when there is a connection.',
    ],
    ['judging-matrix', 'Matrix of all marks', 'Fills while marks arrive, and shows who still owes how many.'],
    ['recorded-pitches', 'Judging from recordings', 'The same ballot beside the video of the pitch.'],
    [
      'judging-rehearsal',
      'Rehearsal with invented teams',
      'Ten teams that do not exist, to find the criterion that nobody understands.',
    ],
  ),
  ...createFeatures(
    inGroup('Judging', 'event'),
    [
      'conflict-rules',
      'Rules against conflicts of interest',
      'No judge gets a project of their own college or employer. Exclusions by hand, and a tap to recuse.',
    ],
    [
      'outlier-flags',
      'Outlier flags',
      'A mark far from those of the other judges is shown to its judge before it counts.',
    ],
    [
      'normalised-marks',
      'Marks normalised by judge',
      'Off by default. Switched on for a whole round before it begins, and visible to everybody.',
    ],
    ['audit-log', 'Audit log', 'Every mark, flag, change and decision, with the name and the time.'],
  ),
  ...createFeatures(
    inGroup('Results', 'community'),
    ['result-preview', 'Preview of the result', 'Rounds, tracks and ties, seen by the organiser alone.'],
    [
      'publish-switch',
      'One switch for the leaderboard',
      'Every phone in the hall shows the same list at once.',
    ],
    [
      'numbered-certificates',
      'Certificates with a number',
      'One page for each person. An employer can check the number.',
    ],
    ['judge-feedback', 'Feedback of the judges', 'Goes to the teams with the judges’ names removed.'],
  ),
  ...createFeatures(inGroup('Results', 'organisation'), [
    'results-across-years',
    'Results across years',
    'All events of an organisation in one list, for export and by API.',
  ]),
  ...createFeatures(
    inGroup('For the organisation', 'community'),
    [
      'event-files',
      'Everything as files',
      'Marks, teams, submissions and the log, at any time, for a spreadsheet.',
    ],
    [
      'translated-buttons',
      'Buttons in Hindi and Malayalam',
      'Today the buttons are in English, whatever the language of the call.',
      'planned',
    ],
  ),
  ...createFeatures(inGroup('For the organisation', 'event'), [
    'own-look',
    'Your colours, domain and certificate',
    'Participants see the event and its host, not us.',
  ]),
  ...createFeatures(inGroup('For the organisation', 'organisation'), [
    'event-sign-in',
    'Sign-in with your identity provider',
    'Organisers sign in with the account of their organisation. Judges go on using their link.',
  ]),
];
