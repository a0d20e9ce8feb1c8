import { site } from '~site';
import type { HelpArticle } from '../help-article';
import { link, paragraph, section, steps, table } from '../help-block-builders';

export const eventCancelledArticle: HelpArticle = {
  slug: 'event-cancelled',
  question: 'Do we get our money back if the event is cancelled?',
  short:
    'All of it until seven days before the event, half of it after that until the doors open. Moving the date costs nothing.',
  keywords: 'refund cancel event postpone move date money back organiser plan',
  sections: [
    section(
      'What you get back',
      table(
        'What an organiser gets back',
        ['When you cancel', 'You get back'],
        ['Until seven days before the first day', 'All of it'],
        ['After that, until the doors open', 'Half of it'],
        ['After the doors have opened', 'Nothing'],
      ),
    ),
    section(
      'Moving it instead',
      paragraph(
        'A new date costs nothing. Tell those who have registered at once, and let the ones who cannot come on the new date give their places to the waiting list. If you are not sure yet, say that, too: a team that knows nothing books its train anyway.',
      ),
    ),
    section(
      'Step by step',
      steps(
        [
          'Write to ',
          link(site.emails.hackathons, `mailto:${site.emails.hackathons}`),
          ', with the name of the event and whether it is moved or cancelled.',
        ],
        'Say it to the participants yourself, before they read it elsewhere.',
        'The date on which your mail arrived is the one that counts.',
      ),
    ),
  ],
  related: ['which-plan', 'organise-with-us'],
};
