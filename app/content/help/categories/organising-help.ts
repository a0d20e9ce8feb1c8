import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { hackMatrixFacts } from '~/content/products/hackmatrix-facts';
import { hackMatrixPlans } from '~/content/products/product-plans';
import { formatMoney } from '~/domain/money/money';
import { OUTLIER_DISTANCE } from '~/features/hackmatrix/rules/judging-round';
import { paths } from '~/paths';
import { site } from '~site';
import { eventCancelledArticle } from '../articles/event-cancelled-article';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

const productPage = paths.product(hackMatrixContent.productId);

const formatPrice = ({ price, per }: (typeof hackMatrixPlans)[number]) =>
  price === 0 ? 'Nothing' : `${formatMoney(price, site.currency.label)} per ${per}`;

const freePlan = hackMatrixPlans.find(({ price }) => price === 0);

export const organisingHelp: HelpCategory = {
  id: 'organising',
  name: 'HackMatrix for organisers',
  lead: 'From the call to the prize',
  articles: [
    {
      slug: 'which-plan',
      question: 'Which plan does our hackathon need?',
      short: `Count the people, not the seats of your team: judges, mentors and volunteers cost nothing on any plan. ${freePlan?.participantsText} is free.`,
      keywords: 'price cost plan pricing community event organisation free licence participants gst',
      sections: [
        section(
          'The three plans',
          table(
            'HackMatrix plans, prices before GST',
            ['Plan', 'People', 'Price'],
            ...hackMatrixPlans.map((plan) => [plan.name, plan.participantsText, formatPrice(plan)]),
          ),
        ),
        section(
          'How to choose',
          list(
            'A student club or a meetup that tries it out: Community.',
            'One event that has to go right, with flags on marks that stand apart, rules against conflicts of interest, your own colours and a person on call for the weekend: Event.',
            'A university or a programme with several events a year, and sign-in with its own identity provider: Organisation.',
          ),
        ),
        section(
          'Changing the plan',
          paragraph(
            'You can move up at any time, also on the Friday of the event, and pay the difference. What is in each plan stands on the ',
            link('HackMatrix page', productPage),
            '.',
          ),
        ),
      ],
      related: ['more-people-than-planned', 'event-cancelled', 'set-criteria'],
    },
    {
      slug: 'more-people-than-planned',
      question: 'What happens when more people register than we have places?',
      short:
        'They go on the waiting list, and nothing breaks. Move up a plan or free a place, and the next can come in.',
      keywords: 'waiting list waitlist full capacity registration limit seats oversubscribed upgrade',
      sections: [
        section(
          'The waiting list',
          drawing('waiting-list', 'Sixteen places are taken; three people wait.'),
          paragraph(
            'The form stays open and says so before anybody fills it in: a place at once, or a place on the list. The list at the door is the list in the form, so that nobody is expected who is only waiting.',
          ),
        ),
        section(
          'When the plan is what is full',
          paragraph(
            'It is the same list. You can move up a plan at any time, also on the Friday of the event. You pay the difference between the two plans and nothing else.',
          ),
        ),
        section(
          'How many to admit',
          list(
            'Count the chairs, the sockets and the dinners before you count the wishes.',
            'A small fee for the seat brings people who come. For our own winter event it is what the food costs, and since 2023 nine in ten of those who sign up come.',
            'Check in by name or code on Friday, and give free places to the list at a fixed hour that everybody knows.',
          ),
        ),
      ],
      related: ['which-plan', 'register-for-a-hackathon'],
    },
    {
      slug: 'set-criteria',
      question: 'How do we set criteria and weights?',
      short: `Up to ${hackMatrixFacts.criteria} criteria a round, with weights that add up to 100. Once the first mark of a round is given, they are locked.`,
      keywords: 'rubric criteria weights judging setup round questions score marks lock',
      sections: [
        section(
          'Before the call goes out',
          steps(
            'Write each criterion as a question that a judge can answer in a minute: “Does it run, and would it run on Monday?”',
            'Give each a weight. The weights of a round add up to 100.',
            'Show the rubric to the teams with the call, not on Sunday.',
          ),
        ),
        section(
          'Five are usually enough',
          paragraph(
            'Our own events use five: idea, build, design, impact and pitch, weighted 20, 25, 15, 25 and 15. A judge has four minutes for a project. Nine questions in four minutes are nine guesses.',
          ),
        ),
        section(
          'Why they lock',
          paragraph(
            'A weight that changes after the first mark changes the result, and somebody would have to explain that to the team that lost by it. If a round has to be judged by other rules, open a new round.',
          ),
          note(
            'Marks go from 1 to 10. A team’s score is the weighted mean of its criteria, each the mean of its judges. Teams with the same score share a place.',
          ),
        ),
      ],
      related: ['marks-that-stand-apart', 'judge-on-the-phone', 'show-the-results'],
    },
    {
      slug: 'marks-that-stand-apart',
      question: 'What does it mean when a mark is flagged?',
      short: `One judge’s mark lies ${OUTLIER_DISTANCE} points or more from the mean of the others. The judge is asked to look again, and decides.`,
      keywords: 'outlier flag second look bias judge unfair normalise marks audit log harsh',
      sections: [
        section(
          'When it happens',
          drawing('outlier-mark', 'All marks of one round. One of them stands apart from its neighbours.'),
          paragraph(
            `For the same team and the same criterion, a mark is compared with the mean of the other judges’ marks. From ${OUTLIER_DISTANCE} points away it is flagged. At least two other marks have to be there, since two judges who differ are just two opinions.`,
          ),
        ),
        section(
          'What the software does',
          list(
            hackMatrixContent.judgingRule,
            'It shows what the mark does to the order of teams: the place with it, and the place as it would be without.',
          ),
        ),
        section(
          'What you do',
          steps(
            'Ask the judge to look at the mark again. A slip of the thumb is corrected by whoever made it.',
            'If the judge stands by it, it stands. They may have seen what others missed.',
            'If you want marks normalised by judge, switch that on before the round begins. Everybody sees that it is on.',
          ),
        ),
      ],
      related: ['set-criteria', 'conflict-of-interest', 'show-the-results'],
    },
    {
      slug: 'conflict-of-interest',
      question: 'How do we keep judges away from their own students?',
      short:
        'Judges and participants name their college or employer. Projects from the same one are never given to that judge.',
      keywords: 'conflict interest judge own college recuse exclusion fair assignment bias',
      sections: [
        section(
          'What happens by itself',
          drawing(
            'separate-teams',
            'A judge and the one project from the same college, which goes to others.',
          ),
          paragraph(
            'Projects are shared out so that each gets its three judges and no judge sees their own college or employer. Ask everybody to write the name in full: “VHCE” and “Vetal Hill College of Engineering” look like two places.',
          ),
        ),
        section(
          'What you can add',
          steps(
            'Single exclusions by hand: a judge and a team, because one coached the other.',
            'Judges can recuse themselves with one tap. The project goes to somebody else, and nobody has to say why.',
            'Do both before the round begins. After that each change stands in the log with the name of who made it.',
          ),
        ),
        section(
          'When too few are left',
          paragraph(
            'If the rules leave a project with fewer judges than the round asks for, find one more judge rather than one less rule. Three of the same opinion are worth less than two who owe each other nothing.',
          ),
          note('Rules against conflicts of interest are part of the Event and Organisation plans.'),
        ),
      ],
      related: ['marks-that-stand-apart', 'judge-on-the-phone'],
    },
    {
      slug: 'network-goes-down',
      question: 'What do we do when the network in the hall goes down?',
      short:
        'Let the judges go on. Ballots live on their phones and are sent when there is a connection again; deadlines can be moved for everybody at once.',
      keywords: 'offline wifi internet down outage network deadline extend connection power cut',
      sections: [
        section(
          'During judging',
          drawing('saved-ballot', 'Marks wait on the phone and go up when the network is back.'),
          paragraph(
            'Judges keep scoring as if nothing had happened. You see which phones are behind, and by how much. Publish nothing before the last of them has sent: a result without three ballots is not a result.',
          ),
        ),
        section(
          'Before a deadline',
          steps(
            'Move the deadline for everybody, with one button. Not for one team.',
            'Say it aloud in the hall. The team without a network is the one that will not read it.',
            'The move stands in the log, with its time and your name.',
          ),
        ),
        section(
          'Before the weekend',
          list(
            'Ask the venue how many devices its network has held at once, and when that was.',
            'Have one phone with another operator’s SIM at the organisers’ desk.',
            'Print the list of participants on Friday noon. Paper has no outages.',
          ),
        ),
      ],
      related: ['judge-on-the-phone', 'late-submission'],
    },
    {
      slug: 'show-the-results',
      question: 'When do participants see the leaderboard?',
      short:
        'When you say so. Rounds, tracks and ties are settled in a preview that only you see; then one switch shows the same list on every phone.',
      keywords: 'leaderboard publish results ranking tie public winners announce certificates switch',
      sections: [
        section(
          'Before the switch',
          steps(
            'Look at who still owes marks. A team with an open mark has no place yet and stands at the end.',
            'Settle what is flagged, one by one.',
            'Look at ties. Teams with the same score share a place; decide before the hall is full whether a final round breaks them.',
          ),
        ),
        section(
          'The switch',
          paragraph(
            'It publishes the list and sends certificates and feedback. Each certificate is a page with a number of its own, which an employer can check. The judges’ remarks go to the teams with the names taken off.',
          ),
        ),
        section(
          'If a team objects',
          paragraph(
            'Open the log together. It says which judge gave which mark when, what was flagged, what was decided and by whom. The answer is there, and not in somebody’s memory.',
          ),
        ),
      ],
      related: ['marks-that-stand-apart', 'check-a-certificate', 'event-data'],
    },
    eventCancelledArticle,
    {
      slug: 'event-data',
      question: 'Where is our event’s data, and when is it deleted?',
      short: `On servers in Mumbai. Personal data is deleted ${hackMatrixFacts.dataDays} days after the event, unless a participant keeps an account.`,
      keywords: 'data privacy gdpr dpdp servers mumbai delete export who can see security personal',
      sections: [
        section(
          'Who sees what',
          table(
            'Who can see which data of an event',
            ['Who', 'Sees'],
            ['Organisers', 'Their own event'],
            ['Judges', 'The projects given to them'],
            ['Participants', 'Their own team'],
            ['Everybody', 'What you publish: the list of results'],
          ),
        ),
        section(
          'What we ask participants for',
          paragraph(
            'Six fields in the form, and the consent of a guardian where it is needed. Ask for no more than you will use on the weekend: what was never collected need not be protected.',
          ),
        ),
        section(
          'After the event',
          list(
            'What you have published names teams and projects. Think of that before you publish.',
            `Personal data goes after ${hackMatrixFacts.dataDays} days. A participant who keeps an account keeps their own.`,
            'On the Organisation plan, results across years can be exported and read by API.',
          ),
          paragraph('How we handle data as a company stands in ', link('Privacy', paths.privacy()), '.'),
        ),
      ],
      related: ['show-the-results', 'delete-account'],
    },
  ],
};
