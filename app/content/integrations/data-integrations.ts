import { site } from '~site';
import type { Integration } from './integration';

export const dataIntegrations: readonly Integration[] = [
  {
    id: 'results-api',
    name: 'Results API',
    categoryId: 'data',
    state: 'live',
    flow: 'out',
    fromPlans: { hackmatrix: 'organisation' },
    promise: 'Read the published results of all your events from a program.',
    text: 'A read-only HTTP API with JSON: events, teams, rounds and places. It returns what you have published, across years, in pages of one hundred.',
    limit: 'It has no marks of single judges and no personal data besides team names.',
    steps: [
      'Open Settings, API, and create a key. It is shown once.',
      'Store it where your program reads its secrets.',
      'Send the request below. The answer has a next link as long as there are more.',
      'Revoke the key when the program is gone; the list shows when each was last used.',
    ],
    permissions: [
      {
        name: 'results:read',
        reason: 'The only scope. A key cannot write, and cannot read an unpublished round.',
      },
    ],
    code: {
      language: 'bash',
      title: 'The first page of results',
      source: `# RESULTS_KEY is the key from Settings, API.
curl --fail "https://api.${site.domain}/v1/organisations/your-name/results?limit=100" \\
  --header "Authorization: Bearer $RESULTS_KEY" \\
  | jq '.results[] | [.event, .place, .team]'`,
    },
  },
  {
    id: 'webhooks',
    name: 'Webhooks',
    categoryId: 'data',
    state: 'beta',
    flow: 'out',
    fromPlans: { hackmatrix: 'organisation' },
    promise: 'Your server hears of a submission or a result in the minute it happens.',
    text: 'A signed POST for four occurrences: a registration, a submission, a closed round and a published result. Tried again for a day when your server does not answer.',
    limit: 'The order is not guaranteed, and the same message can come twice. Use its id.',
    steps: [
      'Enter an https address under Settings, Webhooks, and choose the occurrences.',
      'Copy the signing secret.',
      'Check the signature before you read the body, as below.',
      'Answer with a status from 200 to 299 within ten seconds, and do the work afterwards.',
    ],
    permissions: [
      {
        name: 'What is sent',
        reason: 'Ids, names of teams and links. Addresses of participants are never part of a message.',
      },
      {
        name: 'Who may set it up',
        reason: 'Owners of the organisation. The log says who changed the address.',
      },
    ],
    code: {
      language: 'typescript',
      title: 'Check the signature in Node.js, without a package',
      source: `const { subtle } = globalThis.crypto;
const secret = new TextEncoder().encode(process.env.WEBHOOK_SECRET);
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const key = await subtle.importKey('raw', secret, algorithm, false, ['verify']);

/** Whether the body was signed for your-name within the last five minutes. */
export async function isGenuine(body: string, header: string): Promise<boolean> {
  const [time = '', signature = ''] = header.split('.');
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  const signed = new TextEncoder().encode(\`\${time}.\${body}\`);
  const given = Buffer.from(signature, 'hex');
  return isRecent && (await subtle.verify('HMAC', key, given, signed));
}`,
    },
  },
  {
    id: 'spreadsheet-files',
    name: 'Spreadsheet files (CSV)',
    categoryId: 'data',
    state: 'live',
    flow: 'out',
    fromPlans: { hackmatrix: 'community', converge: 'circle' },
    promise: 'Everything that is yours as files, in every plan, at any time.',
    text: 'Teams, submissions, marks and the log of an event; members, evenings and attendance of a community. UTF-8 with a header line, opened by any spreadsheet.',
    limit: 'The files are written when you ask. For figures that change by the minute, use the results API.',
    steps: [
      'Open Settings, Files, in the event or the community.',
      'Tick what you need. A line says how many rows each file will have.',
      'Download the archive. The link works for one hour.',
    ],
    permissions: [
      {
        name: 'Organiser or convenor',
        reason: 'Only they can write files, and each archive stands in the log with the name of who made it.',
      },
    ],
    code: {
      language: 'csv',
      title: 'The first lines of marks.csv',
      source: `event,round,team,judge,criterion,mark,given_at
your-name,2,Null Pointers,Vivek Rana,Design,5,2026-07-19T14:21:08+05:30
your-name,2,Null Pointers,Esther Lalthan,Design,10,2026-07-19T14:22:40+05:30
your-name,2,Null Pointers,Rehan Khan,Design,10,2026-07-19T14:25:13+05:30`,
    },
  },
];
