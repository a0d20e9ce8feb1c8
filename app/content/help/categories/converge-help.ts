import { communityEvents, convergeContent as product } from '~/content/products/converge-content';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

const story = customerStories.find(({ id }) => id === product.storyId);
const productPage = paths.product(product.productId);

export const convergeHelp: HelpCategory = {
  id: 'converge',
  name: 'Converge',
  lead: 'A community and its calendar',
  articles: [
    {
      slug: 'what-converge-does',
      question: 'What does Converge do that a chat group does not?',
      short:
        'It keeps what is next in one calendar: who hosts it, where, how many seats there are and who comes. A chat group forgets that by the evening.',
      keywords: 'converge what is chat whatsapp telegram group meetup calendar community compare',
      sections: [
        section(
          'What is on it',
          list(
            'Sessions: a title, a host, a room and a time.',
            'Sign-ups, with seats that are counted.',
            'Talks, chapters and sponsors, on the same calendar.',
          ),
        ),
        section(
          'Who sees what in it',
          table(
            'What Converge is for, by person',
            ['You are', 'You see'],
            ['A member', 'What is next, and whether there is a seat'],
            ['An organiser', 'Who comes, and how many chairs to put out'],
            ['A sponsor', 'The evenings that carry your name'],
          ),
        ),
        section(
          'What it leaves to the chat',
          paragraph(
            'Talking. A group that likes its chat keeps it, and stops using it as a calendar. More is on the ',
            link('Converge page', productPage),
            '.',
          ),
          note('It is made for meetups, alumni groups and developer communities, with one chapter or forty.'),
        ),
      ],
      related: ['sign-up-for-an-evening', 'fewer-no-shows', 'move-to-converge'],
    },
    {
      slug: 'sign-up-for-an-evening',
      question: 'How do I sign up for an evening, and what if it is full?',
      short:
        'Open the evening in your community’s calendar and say that you come. The figure beside it says how many seats are taken.',
      keywords: 'sign up rsvp evening session seat full cancel attend join converge member',
      sections: [
        section(
          'Reading a line of the calendar',
          drawing('event-seats', 'Eleven of sixteen chairs are taken: there is room.'),
          table(
            `Three evenings of the ${product.community}`,
            ['Evening', 'Host', 'Room', 'Seats'],
            ...communityEvents.map(({ title, host, room, bookedSeats, seats }) => [
              title,
              host,
              room,
              `${bookedSeats} of ${seats} taken`,
            ]),
          ),
        ),
        section(
          'Saying yes, and no again',
          steps(
            'Look at the evening: title, host, room and time stand there.',
            'Say that you come. The organisers see it, and put out a chair.',
            'If something comes between, take it back as soon as you know. A seat that is given back on Tuesday is used on Thursday; one that stays empty is not.',
          ),
        ),
        section(
          'If it is full',
          paragraph(
            'Look again the day before, since seats are given back. Ask the host if you only want to watch: how strict a room is with its number is the host’s decision, because it is the host who carries the chairs.',
          ),
        ),
      ],
      related: ['what-converge-does', 'fewer-no-shows'],
    },
    {
      slug: 'fewer-no-shows',
      question: 'Half of those who sign up do not come. What helps?',
      short:
        'A seat that has a number, a name on it, and an easy way to give it back. One guild went from 46 % no-shows to 19 % in the same months of two years.',
      keywords: 'no-show attendance empty chairs reminders rsvp organiser waiting converge',
      sections: [
        section(
          'What one community measured',
          table(
            `${product.community}, ${story?.place ?? ''}`,
            ['What', 'Over which time', 'Who counted'],
            ...(story?.results ?? []).map(({ value, label, period, source }) => [
              `${value} ${label}`,
              period,
              source,
            ]),
          ),
        ),
        section(
          'What they did',
          paragraph(story?.summary ?? ''),
          paragraph(`“${story?.quote ?? ''}” ${story?.spokesperson.name}, ${story?.spokesperson.role}.`),
        ),
        section(
          'What you can try first',
          steps(
            'Give every evening a number of seats, also where the room would hold more.',
            'Put one host’s name on it.',
            'Make giving a seat back as easy as taking it, and do not ask why.',
          ),
          paragraph('The whole story stands under ', link('customer stories', paths.customerStories()), '.'),
        ),
      ],
      related: ['sign-up-for-an-evening', 'move-to-converge'],
    },
    {
      slug: 'move-to-converge',
      question: 'How do we move our community to Converge?',
      short:
        'Talk to us, begin with one month of evenings, and leave the chat groups alone until people look at the calendar by themselves.',
      keywords: 'start begin set up migrate import move community chapter demo onboarding converge price',
      sections: [
        section(
          'Before you begin',
          list(
            'Who hosts? A calendar without names on it stays empty.',
            'Which rooms do you have, and how many chairs does each hold?',
            'One chapter or several? Begin with the one that is best organised.',
          ),
        ),
        section(
          'Step by step',
          steps(
            [
              'Write to us through the ',
              link('contact form', paths.contact()),
              ', topic “One of the products”. Say how many members you have and how often you meet.',
            ],
            'Enter the evenings of one month, with host, room and seats.',
            'Send members the link once. After that, answer “when is it?” with the same link, every time.',
            'After the month, look at who came. Then decide about the next chapter.',
          ),
        ),
        section(
          'What not to do',
          paragraph(
            'Do not close the chat groups on the first day. The Kochi Makers’ Guild had eleven of them when it moved in January 2025. Leave them to those who like to talk there, and take only the dates away from them.',
          ),
        ),
      ],
      related: ['what-converge-does', 'fewer-no-shows'],
    },
  ],
};
