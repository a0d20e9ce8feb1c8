import { paths } from '~/paths';
import { findCustomerStory } from '../stories/customer-stories';
import type { PortfolioProject } from './portfolio-project';

type OwnFields = Pick<
  PortfolioProject,
  'id' | 'name' | 'kindId' | 'period' | 'summary' | 'stack' | 'teamMemberIds'
> &
  Partial<Pick<PortfolioProject, 'link' | 'productId'>>;

/** Client, figures, quote and setback are those of the customer story, so that the two never disagree. */
function toProject(storyId: string, fields: OwnFields): PortfolioProject {
  const story = findCustomerStory(storyId);
  if (!story) throw new Error(`There is no customer story "${storyId}".`);
  const { customer, place, results, setback, quote, spokesperson } = story;
  return {
    storyId,
    client: customer,
    place,
    figures: results,
    quote: { text: quote, by: `${spokesperson.name}, ${spokesperson.role}` },
    setback: { summary: setback.summary, text: `${setback.whatHappened} ${setback.changeSince}` },
    link: { path: paths.customerStory(storyId), label: 'Read the customer story' },
    ...fields,
  };
}

export const storyProjects = {
  coffeeAuction: toProject('bhadra-growers', {
    id: 'coffee-auction',
    name: 'Online coffee auction',
    kindId: 'web',
    period: { from: '2025-06', to: '2026-03' },
    summary:
      'An auction for 640 coffee growers that opens on a cheap phone with one bar of signal, reads bids aloud in Kannada and pays by the cup score.',
    stack: ['TypeScript', 'React Router', 'PostgreSQL', 'Server-sent events', 'Opus audio'],
    teamMemberIds: ['shalini-murthy', 'rahul-chettri', 'jincy-george', 'gurleen-sandhu'],
    link: { path: paths.portfolio.editorialCase(), label: 'Read the case study' },
  }),
  libraryLending: toProject('zoram-public-library', {
    id: 'library-lending',
    name: 'Library lending that works offline',
    kindId: 'web',
    period: { from: '2026-05', to: '2026-10' },
    summary:
      'A lending desk for two branches in two halves of a valley. It lends on the tablet and agrees with the other branch when the line returns.',
    stack: ['TypeScript', 'Service worker', 'IndexedDB', 'Hono', 'PostgreSQL'],
    teamMemberIds: ['manoj-basumatary', 'swathi-acharya', 'zeenat-parveen'],
    link: { path: paths.portfolio.engineeringCase(), label: 'Read the post-mortem' },
  }),
  fractions: toProject('manas-open-school', {
    id: 'fractions-practice',
    name: 'Maths practice in Assamese',
    kindId: 'learning',
    period: { from: '2025-06', to: '2026-03' },
    summary:
      'Adaptive practice for 1,860 pupils of class 8, in Assamese or English. Teachers see the step on which a child is stuck and overrule any exercise.',
    stack: ['Python', 'A small language model', 'React', 'PostgreSQL', 'Android tablets'],
    teamMemberIds: ['nusrat-jahan', 'elsa-joseph', 'ravi-teja-pothuri', 'devika-warrier'],
  }),
  doses: toProject('sahyadri-nursing-school', {
    id: 'dose-practice',
    name: 'Dose calculation practice for nurses',
    kindId: 'learning',
    period: { from: '2025-11', to: '2026-05' },
    summary:
      'A term of dose calculation for 196 student nurses in Marathi or English, with exercises for each of the six slips that nearly everybody makes.',
    stack: ['Python', 'React', 'PostgreSQL', 'Photographed ampoules'],
    teamMemberIds: ['devika-warrier', 'thara-balan', 'ravi-teja-pothuri'],
  }),
  testing: toProject('konkan-mutual', {
    id: 'testing-workshops',
    name: 'Software testing workshops',
    kindId: 'training',
    period: { from: '2025-01', to: '2025-11' },
    summary:
      'Six two-day workshops on the insurer’s own claims software for 84 engineers, then a follow-up every third week, run more and more by their own people.',
    stack: ['Java', 'PL/SQL', 'JUnit', 'utPLSQL'],
    teamMemberIds: ['sudha-raghavan', 'tenzin-dorje', 'bhagyashree-kamble'],
  }),
  collegeJudging: toProject('vetal-hill-college', {
    id: 'college-hackathon',
    name: 'College hackathon, judged on phones',
    kindId: 'hackathons',
    period: { from: '2025-11', to: '2026-02' },
    productId: 'hackmatrix',
    summary:
      '412 projects, 38 judges, four buildings. Each project was seen by three judges, who marked on their own phones.',
    stack: ['HackMatrix', 'Offline ballots', 'Twelve access points'],
    teamMemberIds: ['hrishikesh-apte', 'asha-murmu', 'keziah-lepcha', 'sana-inamdar'],
  }),
  coldStore: toProject('malabar-cold-chain', {
    id: 'cold-store-hackathon',
    name: 'Company hackathon in a cold store',
    kindId: 'hackathons',
    period: { from: '2025-05', to: '2026-02' },
    productId: 'hackmatrix',
    summary:
      'A paid weekend for 118 people, most of whom drive, load or keep books. Half a year later we went back to count what was still in use.',
    stack: ['HackMatrix', 'Paper forms', 'A polytechnic'],
    teamMemberIds: ['sana-inamdar', 'nisha-tirkey', 'lalrin-sailo'],
  }),
  guildCalendar: toProject('kochi-makers-guild', {
    id: 'guild-calendar',
    name: 'Community calendar and sign-ups',
    kindId: 'products',
    period: { from: '2025-01', to: '2026-06' },
    productId: 'converge',
    summary:
      'A guild of woodworkers, welders and programmers moved its evenings, sign-ups and tool bookings from eleven chat groups to Converge.',
    stack: ['Converge', 'TypeScript', 'PostgreSQL', 'iCalendar'],
    teamMemberIds: ['thara-balan', 'nikita-bhandarkar', 'meenal-vaidya'],
  }),
} as const;
