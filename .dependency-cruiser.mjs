/**
 * Who may import whom (docs/ARCHITECTURE.md). Each layer names all it may reach inside the project; anything else
 * is refused. Packages are free unless a rule below says otherwise.
 */
const OWN_FILES = '^(app|db|scripts|tests|mock|art|site\\.config)';
const TESTS = '\\.test\\.tsx?$';

const layer = (name, from, mayReach, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OWN_FILES, pathNot: mayReach },
});

const refused = (name, from, to, why) => ({ name, comment: why, severity: 'error', from, to });

const SITE = '^site\\.config\\.ts$';
const DOMAIN = '^app/domain/';
const CONTENT = '^app/content/';
const PATHS = '^app/paths\\.ts$';
const UI = '^app/ui/';
const SECTIONS = '^app/sections/';
const STATE = '^app/state/';
const GLOBAL = '^app/global/';
/** What is said of routes outside of them: how a page reaches the browser, where old addresses lead, what is missing. */
const PAGE_TABLES = '^app/(page-handle|routes/(old-paths|pages-to-come))\\.ts$';
const ASSETS = '^app/assets/';
/** Letters have the colours of the pages. */
const GLAZES = '^app/ui/glazes?\\.(json|ts)$';

/** What runs in the email thread alone; others know types of it at most. */
const IN_EMAIL_THREAD =
  '^app/server/mail/(templates/|parts/|(email-tasks|email-thread-entry|render-email|render-letter|smtp)\\.server)';

export default {
  forbidden: [
    layer('domain', DOMAIN, [DOMAIN], 'The rules of the business know nothing but themselves.'),
    refused(
      'domain-packages',
      { path: DOMAIN, pathNot: `${TESTS}|/fixtures/` },
      { dependencyTypesNot: ['local', 'aliased', 'aliased-webpack'], pathNot: '(^|/)node_modules/zod/' },
      'The rules of the business need neither React nor input or output: zod is their only package.',
    ),
    layer('ui', UI, [UI], 'Primitives know no product words.'),
    layer(
      'state',
      '^app/state/([^/]+)/',
      ['^app/state/($1|storage)/', DOMAIN],
      'Stores are independent of each other.',
    ),
    layer('content', CONTENT, [CONTENT, DOMAIN, PATHS, SITE, ASSETS], 'Content is data.'),
    layer(
      'sections',
      SECTIONS,
      [SECTIONS, UI, DOMAIN, CONTENT, PATHS, SITE, ASSETS],
      'Page blocks know content but no business.',
    ),
    layer(
      'features',
      '^app/features/([^/]+)/',
      ['^app/features/$1/', STATE, SECTIONS, UI, DOMAIN, CONTENT, PATHS, SITE, ASSETS],
      'A feature never needs another one; what two share sinks below them.',
    ),
    layer(
      'islands',
      '^app/islands/',
      ['^app/(islands|features)/', STATE, SECTIONS, UI, DOMAIN, CONTENT, PATHS, SITE, ASSETS],
      'Islands are features in a server-rendered page.',
    ),
    layer(
      'identity',
      '^app/identity/',
      ['^app/identity/', STATE, DOMAIN],
      'The identity script works on forms that the server wrote.',
    ),
    layer(
      'session',
      '^app/session/',
      ['^app/session/', STATE, DOMAIN, '^app/ui/data/avatar-initials\\.ts$'],
      'The session script knows who is signed in, and the pages by their attributes.',
    ),
    layer(
      'assistant',
      '^app/assistant/',
      ['^app/(assistant/|styles/assistant\\.css)', DOMAIN, CONTENT, SITE],
      'The assistant knows the site by what it is answered.',
    ),
    layer(
      'server',
      '^app/server/',
      ['^app/server/', DOMAIN, CONTENT, PATHS, SITE, ASSETS, GLAZES, GLOBAL, PAGE_TABLES, '^db/'],
      'The server knows of pages only what the tables say of them.',
    ),
    refused(
      'server-only-on-the-server',
      {
        pathNot:
          '^(app/(server|routes)/|app/(root|entry\\.server)\\.tsx$|app/page-handle\\.ts$|db/|tests/|scripts/)',
      },
      { path: '\\.server\\.tsx?$' },
      'What the browser gets never reaches for the server.',
    ),
    refused(
      'mails-are-written-in-their-thread',
      { path: '^app/', pathNot: `${TESTS}|${IN_EMAIL_THREAD}` },
      {
        path: `${IN_EMAIL_THREAD}|(^|/)node_modules/(nodemailer|html-to-text)/`,
        dependencyTypesNot: ['type-only'],
      },
      'Writing a mail costs what a visitor would wait for, and tells who is known: only the email thread does it.',
    ),
    refused(
      'routes-use-services',
      { path: '^app/routes/', pathNot: TESTS },
      { path: '^app/server/db/' },
      'Routes ask services; only these talk to the database.',
    ),
    refused(
      'areas-are-apart',
      { path: '^app/routes/([^/]+)/' },
      { path: '^app/routes/([^/]+)/', pathNot: '^app/routes/$1/' },
      'An area of pages stands by itself.',
    ),
    refused(
      'routes-are-the-top',
      { path: '^app/', pathNot: '^app/(routes/|routes\\.ts$)' },
      { path: '^app/routes/', pathNot: PAGE_TABLES },
      'Only the table of routes knows the routes.',
    ),
    refused(
      'global-script-without-react',
      { path: GLOBAL, pathNot: TESTS },
      { path: '(^|/)node_modules/(react|react-dom|react-router)/' },
      'The script of every page must stay within 6 KB.',
    ),
    refused(
      'tests-and-drawings-are-leaves',
      { pathNot: '^(tests|art)/' },
      { path: '^(tests|art)/' },
      'Nothing is built on tests or on the scripts that draw the pictures.',
    ),
    layer(
      'mock',
      '^mock/',
      ['^mock/', DOMAIN, CONTENT],
      'The mock keeps to the same contract as the server, and to nothing else of it.',
    ),
    refused(
      'mock-is-a-leaf',
      { pathNot: '^mock/' },
      { path: '^mock/' },
      'Nothing that is built knows the mock: the development server adds it.',
    ),
    refused('tests-are-not-imported', {}, { path: TESTS }, 'What two tests share is a fixture.'),
    refused('no-cycles', {}, { circular: true }, 'A cycle has no beginning: nobody can read it in order.'),
    refused(
      'resolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '^vite/client$'] },
      'An import of something that is not there.',
    ),
    refused(
      'declared-packages',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'A package that only happens to be installed may be gone tomorrow.',
    ),
    refused(
      'no-orphans',
      { orphan: true, path: '^app/', pathNot: [TESTS, '^app/routes/', '\\.d\\.ts$'] },
      {},
      'A file that nothing uses is dead. Routes are named as text in the table; knip looks after these.',
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
