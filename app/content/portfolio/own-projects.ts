import { paths } from '~/paths';
import { site } from '~site';
import type { KeyFigure } from '../content-types';
import { hackMatrixFigures } from '../products/hackmatrix-content';
import { getSoftwareProduct } from '../products/software-products';
import { getOpenHackathon } from '../services/hackathon-events';
import type { PortfolioProject } from './portfolio-project';

function getProductFigure(id: string): KeyFigure {
  const figure = hackMatrixFigures.find((candidate) => candidate.id === id);
  if (!figure) throw new Error(`There is no figure "${id}".`);
  return figure;
}

const monsoonBuild = getOpenHackathon('monsoon-build-2026');
const { outcome } = monsoonBuild;
if (!outcome) throw new Error('Monsoon Build 2026 has no outcome.');

const hackMatrix = getSoftwareProduct('hackmatrix');

export const ownProjects = {
  hackMatrix: {
    id: 'hackmatrix',
    name: 'HackMatrix, hackathon software',
    client: site.name,
    place: 'Bengaluru',
    kindId: 'products',
    period: { from: '2020-08' },
    productId: 'hackmatrix',
    summary: hackMatrix.description,
    stack: ['TypeScript', 'React', 'PostgreSQL', 'Offline ballots', 'WebSockets'],
    teamMemberIds: ['gautam-shenoy', 'rukmini-das', 'asha-murmu'],
    figures: [
      getProductFigure('hackmatrix-events'),
      getProductFigure('hackmatrix-flags'),
      getProductFigure('hackmatrix-uptime'),
    ],
    setback: {
      summary: 'Four of the seven minutes were the wrong four.',
      text: 'On a Sunday in May 2026 the certificates of a morning event took every database connection, eleven minutes before the deadline of another one. That organiser moved the deadline for everybody with one button, and was right to be angry. Certificates have connections of their own since, and wait while any deadline is near.',
    },
    link: { path: hackMatrix.href, label: 'See HackMatrix' },
  },
  monsoonBuild: {
    id: 'monsoon-build',
    name: 'Monsoon Build 2026, open hackathon',
    client: site.name,
    place: monsoonBuild.city,
    kindId: 'hackathons',
    period: { from: '2026-02', to: monsoonBuild.endsOn.slice(0, 7) },
    productId: 'hackmatrix',
    summary: `Our own summer hackathon: 48 hours in a harbour hall, ${monsoonBuild.tracks.length} tracks, one theme. Water: too much of it, too little of it.`,
    stack: ['HackMatrix', 'Converge', 'Two generators', 'A ferry timetable'],
    teamMemberIds: ['farida-contractor', 'lalrin-sailo', 'hrishikesh-apte', 'nisha-tirkey'],
    figures: [
      {
        id: 'monsoon-people',
        value: `${outcome.participants} of ${monsoonBuild.seats}`,
        label: 'seats were taken by people who stayed to the end',
        period: '17 to 19 July 2026',
        source: 'Check-out list',
      },
      {
        id: 'monsoon-projects',
        value: String(outcome.projects),
        label: 'projects were submitted before the deadline',
        period: '19 July 2026',
        source: 'HackMatrix, submissions',
      },
      {
        id: 'monsoon-first-time',
        value: `104 of ${outcome.participants}`,
        label: 'people were at their first hackathon',
        period: '17 to 19 July 2026',
        source: 'Question in the registration form',
      },
    ],
    setback: {
      summary: 'Nineteen minutes in the dark.',
      text: 'At 03:20 on Sunday the harbour’s supply failed, and the generator started with its fuel tap closed. Laptops carried on; the network did not. The deadline moved by half an hour for everybody. The generators now run under full load on Friday noon, with all of us watching.',
    },
    link: { path: paths.product('hackmatrix'), label: 'See the software it ran on' },
  },
  shop: {
    id: 'safe-checkout',
    name: 'Checkout that cannot lose an order',
    client: site.name,
    place: 'Bengaluru',
    kindId: 'web',
    period: { from: '2026-06', to: '2026-09' },
    summary:
      'The checkout of our own shop. One transaction for each order and one key from the browser, so that a cut connection neither loses an order nor places it twice.',
    stack: ['TypeScript', 'React Router', 'Hono', 'Drizzle', 'PostgreSQL'],
    teamMemberIds: ['shalini-murthy', 'omkar-bhosale', 'abdul-khatri', 'deepak-meena'],
    figures: [
      {
        id: 'checkout-power-cuts',
        value: '300',
        label: 'times the power cord was pulled while an order was placed',
        period: 'one afternoon in August 2026',
        source: 'Test protocol on paper, signed by two engineers',
      },
      {
        id: 'checkout-lost',
        value: '0 of 300',
        label: 'orders were lost or placed twice',
        period: 'the same afternoon in August 2026',
        source: 'Count of the orders table against the protocol',
      },
      {
        id: 'checkout-script',
        value: '130 KB',
        label: 'of script at most on the checkout page, compressed',
        period: 'since September 2026',
        source: 'Budget in the build, which fails above it',
      },
    ],
    setback: {
      summary: 'Eleven buyers got the same email twice.',
      text: 'The orders were safe; the confirmations were not. The worker that sends them was stopped between sending and writing down that it had sent. Since then an email has a key like an order, and a repeated job finds it.',
    },
    link: { path: paths.shop.home(), label: 'Try it in the shop' },
  },
  keycaps: {
    id: 'two-script-keycaps',
    name: 'Keycaps in Devanagari and Latin',
    client: site.name,
    place: 'Bengaluru',
    kindId: 'products',
    period: { from: '2024-11', to: '2025-08' },
    summary:
      'A keycap set for people who type in two scripts every day. Both were drawn by one hand and share the cap evenly; the other keys carry tile shapes.',
    stack: ['Glyphs', 'PBT', 'Dye sublimation', 'Cherry profile'],
    teamMemberIds: ['ira-deshmukh', 'basavaraj-hadimani', 'mustafa-rampurawala'],
    figures: [
      {
        id: 'keycap-count',
        value: '132',
        label: 'caps in the set, each drawn for its row',
        period: 'since August 2025',
        source: 'Packing list of the set',
      },
      {
        id: 'keycap-side',
        value: '12 mm',
        label: 'is the side of the square that two letters share',
        period: 'since August 2025',
        source: 'Drawing of the cap',
      },
      {
        id: 'keycap-errors',
        value: '9 of 10',
        label: 'people typed a Marathi page without looking for a letter on the second day',
        period: 'June 2025',
        source: 'Test with ten people at our desks, two days each',
      },
    ],
    setback: {
      summary: 'Forty sets were printed without a letter.',
      text: 'The Marathi ḷa was in every proof and not in the file for the printer, and Marathi cannot be written without it. A buyer in Kolhapur told us on the second day. Everybody got the one cap by post. The file is now compared with the proof by a script, letter by letter.',
    },
    link: { path: paths.shop.product('keycap-set'), label: 'See the set in the shop' },
  },
} as const satisfies Record<string, PortfolioProject>;
