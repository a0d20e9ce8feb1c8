import type { Glaze } from '~/domain/site/glazes';

export type ProductId = 'hackmatrix' | 'converge' | 'bridge' | 'evaledge' | 'hackwise' | 'taskflow';

export interface SoftwareProduct {
  id: ProductId;
  name: string;
  /** One line. */
  promise: string;
  description: string;
  audience: string;
  state: 'live' | 'coming';
  /** Live: the year of release. Coming: the expected month. */
  when: string;
  glaze: Glaze;
  href: `/products/${ProductId}`;
  teamLeadId: string;
}

export const softwareProducts: readonly SoftwareProduct[] = [
  {
    id: 'hackmatrix',
    name: 'HackMatrix',
    promise: 'Runs a hackathon from call to prize.',
    description:
      'Registration, teams, submissions, judging, leaderboard and certificates in one place. It grew out of our own events, where the software had to survive the same weekend we did.',
    audience: 'Colleges, companies and communities that run a hackathon of 30 to 3,000 people',
    state: 'live',
    when: '2021',
    glaze: 'vermilion',
    href: '/products/hackmatrix',
    teamLeadId: 'gautam-shenoy',
  },
  {
    id: 'converge',
    name: 'Converge',
    promise: 'A home for a community between its events.',
    description:
      'Sessions, sign-ups, talks, chapters and sponsors on one calendar. Members see what is next, organisers see who comes, and the mailing list stops living in one person’s inbox.',
    audience: 'Meetups, alumni groups and developer communities with one chapter or forty',
    state: 'live',
    when: '2023',
    glaze: 'marigold',
    href: '/products/converge',
    teamLeadId: 'nikita-bhandarkar',
  },
  {
    id: 'bridge',
    name: 'Bridge',
    promise: 'Connects campus teams with companies that have a real problem.',
    description:
      'A company posts a challenge with a mentor and a deadline. A team takes it, shows its work every week, and both sides know after eight weeks whether an internship makes sense.',
    audience: 'Placement cells, student teams, and companies that hire for what people have built',
    state: 'coming',
    when: 'March 2027',
    glaze: 'peacock',
    href: '/products/bridge',
    teamLeadId: 'tashi-bhutia',
  },
  {
    id: 'evaledge',
    name: 'EvalEdge',
    promise: 'Technical assessment that two graders would agree on.',
    description:
      'Tasks close to the job, a rubric written before the first answer is read, and graders who are calibrated against each other. A candidate gets the reasons along with the mark.',
    audience: 'Hiring teams and universities that grade code and design work',
    state: 'coming',
    when: 'May 2027',
    glaze: 'indigo',
    href: '/products/evaledge',
    teamLeadId: 'aravind-selvaraj',
  },
  {
    id: 'hackwise',
    name: 'HackWise',
    promise: 'A coach for the 48 hours.',
    description:
      'Checks an idea for what has been tried, cuts a plan to the hours that are left, and listens to the pitch before the judges do. It asks more than it answers.',
    audience: 'Hackathon teams, above all first-time ones, and the mentors beside them',
    state: 'coming',
    when: 'July 2027, at Monsoon Build',
    glaze: 'jade',
    href: '/products/hackwise',
    teamLeadId: 'nusrat-jahan',
  },
  {
    id: 'taskflow',
    name: 'TaskFlow',
    promise: 'Planning for a small team that stays small.',
    description:
      'One board with four columns, one inbox, one week. When a board needs a fifth column it is two boards, and TaskFlow says so.',
    audience: 'Teams of two to nine who would rather work than plan',
    state: 'coming',
    when: 'September 2027',
    glaze: 'gulal',
    href: '/products/taskflow',
    teamLeadId: 'karan-sethi',
  },
];

/** The product with this id; there is one for each id. */
export function getSoftwareProduct(id: ProductId): SoftwareProduct {
  const found = softwareProducts.find((product) => product.id === id);
  if (!found) throw new Error(`There is no product ${id}.`);
  return found;
}

/** A handover works once both products are open. */
export function describeHandoverStart(from: ProductId, to: ProductId): string {
  const coming = [from, to].map(getSoftwareProduct).filter(({ state }) => state === 'coming');
  return coming.map(({ name, when }) => `With ${name}, ${when}`).join('; ') || 'Today';
}
