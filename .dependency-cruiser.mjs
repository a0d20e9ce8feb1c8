/**
 * Which module may import which (docs/ARCHITECTURE.md). Each layer lists all project files that it may import. Packages
 * are allowed unless a rule below forbids them.
 */
const OWN_FILES = '^(app|db|scripts|tests|mock|art|site\\.config)';
const TESTS = '\\.test\\.tsx?$';

const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OWN_FILES, pathNot: allowed },
});

const forbid = (name, from, to, comment) => ({ name, comment, severity: 'error', from, to });

const SITE = '^site\\.config\\.ts$';
const DOMAIN = '^app/domain/';
const CONTENT = '^app/content/';
const PATHS = '^app/(dev-)?paths\\.ts$';
const UI = '^app/ui/';
const SECTIONS = '^app/sections/';
const STATE = '^app/state/';
/** What the frame of a page gets from its layout: the session of the request, and which layout it is. */
const FRAME_CONTEXTS = '^app/state/(auth|layout)-provider\\.tsx$';
const GLOBAL = '^app/client/global/';
const ASSETS = '^app/assets/';
/** Pure functions of a feature. */
const FEATURE_RULES = '^app/features/[^/]+/rules/';
/** Data about routes: how pages hydrate, where former paths redirect to, which pages are planned. */
const ROUTE_TABLES = '^app/(page-handle|routes/(path-redirects|planned-pages))\\.ts$';
/** The colours of emails and PDFs, and the shapes of the logo. */
const GLAZES = '^app/ui/(glazes?\\.(json|ts)|art/tile-shapes\\.ts)$';
/** The names of glazes and of the options of portraits, which forms check and drawings draw. */
const DRAWING_OPTIONS = '^app/domain/(site/glazes|accounts/portrait-options)\\.ts$';
/** The widths of published pictures, in which uploads are drawn as well. */
const PICTURE_WIDTHS = '^app/ui/picture-widths\\.json$';

/** Runs in the email thread only. Other modules may import its types. */
const EMAIL_THREAD =
  '^app/server/email/(templates/|components/|(email-tasks|email-thread-entry|parse-received|read-delivery-reports|render-email|smtp)\\.server)';

/** Runs in the PDF thread only. Other modules may import its types. */
const PDF_THREAD = '^app/server/pdf/(templates/|components/|layout/|(pdf-tasks|pdf-thread-entry)\\.server)';

/**
 * The modules of app/server: folders, and files directly in app/server. Each may import itself and the modules before it.
 * A module that is not in the list fails.
 */
const SERVER_MODULES = [
  ...['env', 'bind-deps', 'iso-day', 'worker-thread'],
  ...['tracing', 'db', 'crypto', 'rate-limits', 'files', 'audit', 'jobs', 'payments', 'email', 'pdf'],
  ...['newsletter', 'notifications', 'accounts', 'catalogue', 'stock-alerts'],
  ...[
    'invoices',
    'gift-cards',
    'tickets',
    'discounts',
    'orders',
    'event-emails',
    'webhooks',
    'api',
    'books',
    'revenue',
    'backups',
    'measurements',
    'open-roles',
    'leads',
    'profiles',
    'reviews',
    'products',
    'publishing',
    'articles',
    'help-entries',
    'editions',
    'redirects',
    'announcements',
    'gaps',
  ],
  ...['account-items', 'address-book', 'projects', 'quotes', 'project-billing', 'inbound-email'],
  ...['account-messages', 'oidc'],
  ...['personal-data', 'account-deletion', 'operations', 'metrics'],
  ...['assistant', 'help', 'questions', 'previews', 'site-index', 'site-search', 'seed', 'demo'],
  ...['services', 'session-context', 'http', 'idp', 'process'],
];

const serverModules = (names) => `^app/server/(${names.join('|')})(/|\\.server\\.ts$|\\.server\\.test\\.ts$)`;

const serverDirections = [
  ...SERVER_MODULES.map((name, index) =>
    forbid(
      `server-order-${name}`,
      { path: serverModules([name]), pathNot: TESTS },
      { path: '^app/server/', pathNot: serverModules(SERVER_MODULES.slice(0, index + 1)) },
      `"${name}" imports a module that comes later in SERVER_MODULES.`,
    ),
  ),
  ...[
    ['from', { path: '^app/server/', pathNot: [serverModules(SERVER_MODULES), TESTS] }, {}],
    ['to', {}, { path: '^app/server/', pathNot: serverModules(SERVER_MODULES) }],
  ].map(([end, from, to]) =>
    forbid(`server-order-unlisted-${end}`, from, to, 'Add it to SERVER_MODULES and to docs/ARCHITECTURE.md.'),
  ),
];

export default {
  forbidden: [
    layer('domain', DOMAIN, [DOMAIN], 'Business rules depend on nothing else.'),
    forbid(
      'domain-packages',
      { path: DOMAIN, pathNot: `${TESTS}|/fixtures/` },
      {
        dependencyTypesNot: ['local', 'aliased', 'aliased-webpack'],
        pathNot: '(^|/)node_modules/(zod|@date-fns/tz)/',
      },
      'Business rules need neither React nor input and output.',
    ),
    layer('ui', UI, [UI, DRAWING_OPTIONS], 'Primitives contain no product words.'),
    layer(
      'state',
      '^app/state/([^/]+)/',
      ['^app/state/($1|storage)/', DOMAIN],
      'Stores are independent of each other.',
    ),
    layer('content', CONTENT, [CONTENT, DOMAIN, FEATURE_RULES, PATHS, SITE, ASSETS], 'Content is data.'),
    layer(
      'sections',
      SECTIONS,
      [SECTIONS, FRAME_CONTEXTS, UI, DOMAIN, CONTENT, PATHS, SITE, ASSETS],
      'Page blocks contain no business logic.',
    ),
    layer(
      'features',
      '^app/features/([^/]+)/',
      ['^app/features/$1/', STATE, SECTIONS, UI, DOMAIN, CONTENT, PATHS, SITE, ASSETS],
      'Features are independent of each other. Shared code moves to a layer below.',
    ),
    layer(
      'feature-rules',
      '^app/features/([^/]+)/rules/',
      ['^app/features/$1/rules/', DOMAIN],
      'Rules of a feature are pure functions, so that content can use them.',
    ),
    layer(
      'islands',
      '^app/client/islands/',
      [
        '^app/client/(?:islands/|presence\\.ts$)',
        '^app/features/',
        STATE,
        SECTIONS,
        UI,
        DOMAIN,
        CONTENT,
        PATHS,
        SITE,
        ASSETS,
      ],
      'An island is a feature that hydrates in a static page.',
    ),
    layer(
      'oidc-script',
      '^app/client/oidc/',
      ['^app/client/oidc/', STATE, DOMAIN],
      'The script enhances forms that the server rendered.',
    ),
    layer(
      'session-script',
      '^app/client/session/',
      ['^app/client/session/', STATE, DOMAIN, '^app/ui/data/avatar-initials\\.ts$'],
      'The script enhances forms and links that the server rendered.',
    ),
    layer(
      'admin-script',
      '^app/client/admin/',
      ['^app/client/admin/', DOMAIN],
      'The script presses what the server rendered.',
    ),
    layer(
      'assistant-script',
      '^app/client/assistant/',
      ['^app/client/assistant/', '^app/styles/assistant\\.css$', DOMAIN, CONTENT, SITE],
      'The panel of the assistant gets its answers from the server.',
    ),
    layer(
      'server',
      '^app/server/',
      [
        ...['^app/server/', DOMAIN, CONTENT, PATHS, SITE, ASSETS, GLAZES, PICTURE_WIDTHS, GLOBAL],
        ...[ROUTE_TABLES, '^db/'],
      ],
      'The server imports no pages, only the data about their routes.',
    ),
    ...serverDirections,
    forbid(
      'server-only-on-the-server',
      {
        pathNot:
          '^(app/(server|routes)/|app/(root|entry\\.server)\\.tsx$|app/page-handle\\.ts$|db/|tests/|scripts/)',
      },
      { path: '\\.server\\.tsx?$' },
      'Code of the browser imports no code of the server.',
    ),
    forbid(
      'emails-in-their-thread',
      { path: '^app/', pathNot: `${TESTS}|${EMAIL_THREAD}` },
      {
        path: `${EMAIL_THREAD}|(^|/)node_modules/(nodemailer|html-to-text)/`,
        dependencyTypesNot: ['type-only'],
      },
      'Only the email thread renders and sends emails: requests do not wait for it, and response times reveal nothing.',
    ),
    forbid(
      'pdfs-in-their-thread',
      { path: '^app/', pathNot: `${TESTS}|${PDF_THREAD}` },
      {
        path: `${PDF_THREAD}|(^|/)node_modules/(pdfkit|fontkit)/`,
        dependencyTypesNot: ['type-only'],
      },
      'Only the PDF thread renders documents: a long one takes a processor for a tenth of a second.',
    ),
    forbid(
      'routes-use-services',
      { path: '^app/routes/', pathNot: TESTS },
      { path: '^app/server/db/' },
      'Routes call services. Only services use the database.',
    ),
    forbid(
      'better-auth-has-one-adapter',
      { path: '^app/', pathNot: `${TESTS}|^app/server/accounts/better-auth/` },
      { path: '(^|/)node_modules/(better-auth|@better-auth)/' },
      'Only the adapter knows better-auth, so that an upgrade changes one folder.',
    ),
    forbid(
      'independent-areas',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/([^/]+)/', pathNot: '^app/routes/$1/' },
      'Areas of pages are independent of each other.',
    ),
    forbid(
      'routes-on-top',
      { path: '^app/', pathNot: '^app/(routes/|routes\\.ts$)' },
      { path: '^app/routes/', pathNot: ROUTE_TABLES },
      'Only the table of routes imports routes.',
    ),
    forbid(
      'global-script-without-react',
      { path: GLOBAL, pathNot: TESTS },
      { path: '(^|/)node_modules/(react|react-dom|react-router)/' },
      'The script of every page stays within 6 KB.',
    ),
    forbid(
      'tests-and-art-are-not-imported',
      { pathNot: '^(tests|art)/' },
      { path: '^(tests|art)/' },
      'The product does not need tests or the scripts that draw pictures.',
    ),
    layer('mock', '^mock/', ['^mock/', DOMAIN, CONTENT], 'The mock implements the contract of the server.'),
    forbid(
      'mock-is-not-imported',
      { pathNot: '^mock/' },
      { path: '^mock/' },
      'The development server adds the mock. The build does not contain it.',
    ),
    forbid('test-files-are-not-imported', {}, { path: TESTS }, 'Code that two tests share is a fixture.'),
    forbid('no-cycles', {}, { circular: true }, 'Modules of a cycle cannot be understood one by one.'),
    forbid(
      'resolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '^vite/client$'] },
      'The imported file or package does not exist.',
    ),
    forbid(
      'declared-packages',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'The package is installed for another package only and can disappear.',
    ),
    forbid(
      'no-orphans',
      { orphan: true, path: '^app/', pathNot: [TESTS, '^app/routes/', '\\.d\\.ts$'] },
      {},
      'No module uses the file. The table of routes names routes as text; knip checks these.',
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|node_modules/\\.cache)/' },
    webpackConfig: { fileName: 'scripts/test/import-aliases.mjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
