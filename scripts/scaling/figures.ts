/** A number with where it is from. `measured`: by the command, on the machine that docs/SCALING.md names. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  source: { kind: 'measured'; command: string; date: string } | { kind: 'assumed'; reason: string };
}

const createMeasuredFigure = (what: string, value: number, unit: string): Figure => ({
  what,
  value,
  unit,
  source: { kind: 'measured', command: 'npm run bench -- scale', date: '2026-11-26' },
});

const assumed = (what: string, value: number, unit: string, reason: string): Figure => ({
  what,
  value,
  unit,
  source: { kind: 'assumed', reason },
});

const COST = 'ms of a core';

/** What the model computes with. A new measurement is a new value and date here; `npm run scaling` writes the document. */
export const figures = {
  checkoutWeb: createMeasuredFigure('Checkout, web process', 4.25, COST),
  checkoutDatabase: createMeasuredFigure('Checkout, PostgreSQL', 5.83, COST),
  checkoutWorker: createMeasuredFigure('Jobs and emails of an order, worker', 19.9, COST),
  renderedWeb: createMeasuredFigure('Page that is rendered for a request, web process', 10.32, COST),
  renderedDatabase: createMeasuredFigure('Page that is rendered for a request, PostgreSQL', 4.09, COST),
  memoryWeb: createMeasuredFigure('Page or file from memory, web process', 0.12, COST),
  orderBytes: createMeasuredFigure('Growth of the database by an order, with its emails', 30.9, 'KB'),
  orderLog: createMeasuredFigure('Log of the database for an order', 48.6, 'KB'),

  viewsOfOrder: assumed(
    'Page views for each order',
    250,
    'views',
    'one visit in fifty leads to an order, with five views a visit',
  ),
  peakFactor: assumed('Busiest second against the mean of a day', 3, 'times', 'one time zone, no campaign'),
  renderedShare: assumed(
    'Views rendered for a request',
    0.1,
    'of all',
    'cart, checkout, account, search; the others come from memory',
  ),
  filesOfView: assumed(
    'Files for each view',
    4,
    'files',
    'scripts, styles and pictures that no browser cache has',
  ),
  cdnShare: assumed(
    'Files and shared pages that a CDN answers',
    0.9,
    'of them',
    'where there is a CDN and pages of the shop are cached there for a second',
  ),
  viewBytes: assumed(
    'Bytes sent for each view',
    120,
    'KB',
    'docs/PERFORMANCE.md, "Sizes", and four pictures',
  ),
  commit: assumed(
    'Time that a commit waits for disk and standby',
    2,
    'ms',
    'two zones of one region, local SSD',
  ),
  notifications: assumed(
    'Commits with a notification',
    300,
    'a second',
    'PostgreSQL locks the whole database for each one (docs/OPERATIONS.md)',
  ),
  hotShare: assumed('Orders that contain the best selling product', 0.1, 'of all', 'a launch; else far less'),
  databaseCores: assumed(
    'Cores of the largest primary',
    64,
    'cores',
    'what clouds rent without a special order',
  ),
  machineCores: assumed('Cores of a web machine', 8, 'cores', 'small ones: the loss of one is a small loss'),
  diskWrite: assumed('Log that a disk takes without pause', 200, 'MB/s', 'network disk of a cloud'),
  comfortableSize: assumed(
    'Database that one table of orders serves well',
    1000,
    'GB',
    'indexes no longer fit into memory, vacuum takes hours',
  ),
  dumpRate: assumed('Backup that a worker writes', 30, 'MB/s', 'one core that compresses'),
  dumpHours: assumed('Time for a nightly backup', 4, 'hours', 'from 02:00 to 06:00'),
  mailRate: assumed(
    'Emails that one mail provider takes',
    100,
    'a second',
    'a common limit of large accounts',
  ),
  emailsOfOrder: assumed('Emails for each order', 3, 'emails', 'confirmation, payment, dispatch'),
} as const satisfies Record<string, Figure>;

type FigureName = keyof typeof figures;

/** The numbers alone. Tests replace some. */
export type Values = Readonly<Record<FigureName, number>>;

export const values = Object.fromEntries(
  Object.entries(figures).map(([name, { value }]) => [name, value]),
) as Record<FigureName, number>;
