import { paths } from '~/paths';
import { site } from '~site';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

export const takingPartHelp: HelpCategory = {
  id: 'taking-part',
  name: 'HackMatrix for teams and judges',
  lead: 'On the weekend itself',
  articles: [
    {
      slug: 'register-for-a-hackathon',
      question: 'How do I register for a hackathon on HackMatrix?',
      short:
        'With the link from the organiser: six fields, and at the end you know whether you have a seat or a place on the waiting list.',
      keywords: 'register sign up participate join hackathon form guardian consent seat student',
      sections: [
        section(
          'Step by step',
          steps(
            'Open the link in the organiser’s call. Each event has its own.',
            'Fill in the form. It has six fields and fits on a phone.',
            'Write the name of your college or employer in full: judges from the same place will not be given your project.',
            'Keep the answer. It says whether you have a seat at once or wait for one.',
          ),
        ),
        section(
          'If you are under 18',
          paragraph(
            'The form asks for the consent of a guardian where it is needed. From which age you may come at all is the organiser’s rule. At our own events it is 18, or 16 with a guardian’s letter.',
          ),
        ),
        section(
          'At the door',
          paragraph(
            'Check in by name or by code. If you cannot come, give your seat back as early as you can: the next person on the list is then asked, and still has time to pack.',
          ),
          note(
            'Questions about the event itself, food and beds included, go to its organiser. We make the software.',
          ),
        ),
      ],
      related: ['find-a-team', 'winter-build'],
    },
    {
      slug: 'find-a-team',
      question: 'I am coming alone. How do I find a team?',
      short:
        'Write a card with what you can do and what you want to work on. Teams ask you, and you may refuse without a reason.',
      keywords: 'team alone solo find teammates skills cards join match members size',
      sections: [
        section(
          'Your card',
          drawing('team-sizes', 'Two, three or four: what teams usually are at our own events.'),
          paragraph(
            'Two lines are enough: “Solders, reads data sheets” and “a team with a boat” has worked. Say what you like doing rather than what you were taught, because you will do it until Sunday.',
          ),
        ),
        section(
          'Asking and being asked',
          steps(
            'Look at the wall of cards. Open places are counted down on the screen.',
            'A team asks you, or you ask a team.',
            'Say yes, or say no with one tap. Nobody is told more than that.',
          ),
        ),
        section(
          'When teams are fixed',
          paragraph(
            'At our events on Friday at 21:00, when work begins. Until then you can change as you like; after that a change needs an organiser. Whoever is still without a team by then is seen by the organisers, who go and talk to them. Nobody is left over by oversight.',
          ),
        ),
      ],
      related: ['register-for-a-hackathon', 'ask-a-mentor'],
    },
    {
      slug: 'ask-a-mentor',
      question: 'How do we get a mentor to our table?',
      short:
        'Put your question into the queue, in one line. Mentors see the oldest first, and you see when one is on the way.',
      keywords: 'mentor help queue question stuck support table ask',
      sections: [
        section(
          'A question that gets an answer',
          list(
            'One line, about one thing: “Our model is too big for the phone.”',
            'What you have tried, if it fits into the line.',
            'Not “help”, which could be anybody’s. Mentors choose by what they know.',
          ),
        ),
        section(
          'While you wait',
          steps(
            'Leave somebody at the table. A mentor who finds nobody goes on to the next.',
            'If you have solved it yourselves, say so when the mentor comes, and in one sentence how.',
            'Ask the neighbouring table. They are not allowed to take your prize, but they may well know the answer.',
          ),
        ),
        section(
          'Online',
          paragraph(
            'At an online or mixed event a mentor gets a room for each request, and you get the link to it. The order is the same: oldest first, whoever asks.',
          ),
        ),
        section(
          'The halfway check',
          paragraph(
            'Halfway through you are asked for one line: on track, stuck, or changed our mind. It is not judged. “Stuck” brings somebody to your table.',
          ),
        ),
      ],
      related: ['find-a-team', 'late-submission'],
    },
    {
      slug: 'late-submission',
      question: 'Our submission was a minute late. What now?',
      short:
        'A deadline is the same for all: late by a minute is marked late, and the organiser decides what that means. Nothing you sent is thrown away.',
      keywords: 'late submission deadline missed submit repository video extension project hand in',
      sections: [
        section(
          'What has to be there',
          table(
            'Parts of a submission',
            ['Part', 'How much'],
            ['Repository', 'One link that the judges can open'],
            ['Video', 'Two minutes'],
            ['Questions', 'Five, answered in writing'],
          ),
        ),
        section(
          'If you were late',
          paragraph(
            'The submission is kept with its time and marked “1 min late”, or whatever it was. Whether it is judged is the organiser’s rule, not ours, and it was decided before you were late. Talk to them once, calmly.',
          ),
        ),
        section(
          'If the network was the reason',
          paragraph(
            'Say so at once. If the network of the hall was down, the organiser can move the deadline, but only for everybody. It is one button, and the move is written into the log.',
          ),
        ),
        section(
          'How not to be late',
          steps(
            'Be ready an hour before, and use the hour to look at what a judge will see.',
            'Check that the repository opens in a private window.',
            'Record the video while the thing still works.',
          ),
        ),
      ],
      related: ['network-goes-down', 'ask-a-mentor'],
    },
    {
      slug: 'judge-on-the-phone',
      question: 'I am a judge. How do I give marks?',
      short:
        'On your own phone, project by project: one mark from 1 to 10 for each question. The ballot lives on the phone, with or without a network.',
      keywords: 'judge score marks ballot phone jury recuse change mark criteria how',
      sections: [
        section(
          'Step by step',
          steps(
            'Open your ballot. It shows the projects given to you and no others.',
            'Read the criteria first. Each is a question, with its weight beside it.',
            'Listen to the team, then mark. Use the whole scale: a five should be an ordinary project.',
            'If you know somebody in the team, recuse yourself with one tap and take the next.',
          ),
        ),
        section(
          'Without a network',
          drawing('saved-ballot', 'Your ballot is kept on the phone until it can be sent.'),
          paragraph(
            'Go on marking. Keep the page open: the ballot is sent by itself when there is a connection.',
          ),
        ),
        section(
          'When a mark of yours is flagged',
          paragraph(
            'It stands far from what the others gave for the same question. That is no reproach. Look again: if your thumb slipped, correct it; if you meant it, keep it. Nobody changes it for you.',
          ),
          note('Remarks go to the team without your name.'),
        ),
      ],
      related: ['marks-that-stand-apart', 'conflict-of-interest', 'set-criteria'],
    },
    {
      slug: 'check-a-certificate',
      question: 'Is this certificate real?',
      short:
        'Every certificate is a page with a number of its own. Open its link and compare name, event and remark with what you were shown.',
      keywords: 'certificate verify check genuine fake employer number proof participation download print',
      sections: [
        section(
          'For employers and colleges',
          steps(
            'Ask for the link, not for a picture of the page. Pictures can be painted.',
            'Compare the number, like MB26-0147: two letters for the event, the year, and a number counted up.',
            [
              'If there is no link or something does not fit, write to ',
              link(site.emails.hackathons, `mailto:${site.emails.hackathons}`),
              ' with the number. We answer whether it exists, and to nothing beyond that.',
            ],
          ),
        ),
        section(
          'For participants',
          list(
            'It is sent when the organiser publishes the results.',
            'It is a page, so it can be shared by its link and printed by whoever wants paper.',
            'If your name is spelled wrongly, write to the organiser of your event.',
          ),
        ),
        section(
          'What it says',
          paragraph(
            'Who took part, in which team, at which event, and a place if there was one. It says nothing about marks: the feedback of the judges is sent to the team separately, without their names. More about the software is on the ',
            link('HackMatrix page', paths.product('hackmatrix')),
            '.',
          ),
        ),
      ],
      related: ['show-the-results', 'register-for-a-hackathon'],
    },
  ],
};
