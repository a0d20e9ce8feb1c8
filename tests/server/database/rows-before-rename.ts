import type { Row } from '../../database/apply-migrations';

interface FormerRow {
  values: Row;
  /** Values that the migration changes, by the new names of their columns. All other values stay. */
  changes?: Row;
}

export interface FormerTable {
  formerName: string;
  name: string;
  /** New names of columns by their former names. */
  columns?: Readonly<Record<string, string>>;
  rows: readonly FormerRow[];
}

export const USER_ID = '01938f00-0000-7000-8000-000000000001';
const OTHER_USER_ID = '01938f00-0000-7000-8000-000000000002';
const PROJECT_ID = '01938f00-0000-7000-8000-000000000003';
const UPDATE_ID = '01938f00-0000-7000-8000-000000000004';
const TIME = '2026-11-21T10:00:00+00:00';
const LATER = '2026-11-28T10:00:00+00:00';
const ADDRESS = { line1: '27 Tamarind Tree Street', city: 'Madurai', state: 'Tamil Nadu', pin: '625001' };

const userColumn = { person_id: 'user_id' };

let idCount = 100;
function createId(): string {
  idCount += 1;
  return `01938f00-0000-7000-8000-${String(idCount).padStart(12, '0')}`;
}

const ownRow = (values: Row, changes?: Row): FormerRow => ({
  values: { person_id: USER_ID, ...values },
  ...(changes && { changes }),
});
const ownRowWithId = (values: Row): FormerRow => ownRow({ id: createId(), ...values });

const createUser = (id: string, name: string, role: string): FormerRow => ({
  values: {
    id,
    email: `${name}@kolam.example`,
    email_verified: true,
    name,
    image: 'v1',
    role,
    created_at: TIME,
  },
});

const createSubscriber = (formerState: string, state: string): FormerRow => ({
  values: {
    ...{ id: createId(), email: `${formerState}@kolam.example`, state: formerState },
    ...{ asked_at: TIME, confirmed_at: TIME, left_at: LATER },
  },
  changes: { state },
});

const createEmail = (formerState: string, state: string, content: { former: unknown; current: unknown }) => ({
  values: {
    ...{ id: createId(), key: `email:${formerState}`, recipient: 'asha@kolam.example', state: formerState },
    ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', headers: { 'X-Kind': 'test' } },
    ...{ forgotten_when_sent: true, content: content.former, created_at: TIME, sent_at: LATER },
  },
  changes: { state, content: content.current },
});
const withoutContent = { former: null, current: null };

const createOrder = (values: Row): FormerRow => ({
  values: {
    ...{ id: createId(), number: `TS-2627-${idCount}`, status: 'delivered', request_hash: 'hash' },
    ...{ contact: { name: 'Asha', email: 'asha@kolam.example' }, delivery: ADDRESS, payment_method: 'upi' },
    ...{ total: 100_000, discount: 0, tax: 18_000, order_total: 118_000, tax_rate_basis_points: 1800 },
    ...{ idempotency_key: createId(), created_at: TIME, ...values },
  },
});

interface FormerJob {
  kind: string;
  key?: string;
  payload?: Row;
}

/** Every other job is done, so that open and done jobs are renamed. */
const createJob = (former: FormerJob, current: Partial<FormerJob> = {}): FormerRow => ({
  values: { id: createId(), payload: {}, run_after: TIME, done_at: idCount % 2 ? TIME : null, ...former },
  changes: { ...current },
});

const ID = createId();

/** Rows with the names before 0019_plain_names, in the order of their foreign keys. */
export const formerTables: readonly FormerTable[] = [
  {
    formerName: 'people',
    name: 'users',
    rows: [createUser(USER_ID, 'asha', 'user'), createUser(OTHER_USER_ID, 'kabir', 'admin')],
  },
  {
    ...{ formerName: 'identities', name: 'identities', columns: userColumn },
    rows: [ownRowWithId({ provider_id: 'credential', account_id: USER_ID, password: 'hash' })],
  },
  {
    ...{ formerName: 'passkeys', name: 'passkeys', columns: userColumn },
    rows: [
      ownRowWithId({
        ...{ name: 'Phone', public_key: 'key', credential_id: 'credential', counter: 3 },
        ...{ device_type: 'multiDevice', backed_up: true },
      }),
    ],
  },
  {
    ...{ formerName: 'sessions', name: 'sessions' },
    columns: { ...userColumn, proven_at: 'authenticated_at' },
    rows: [ownRowWithId({ token: 'token', method: 'passkey', proven_at: TIME, expires_at: LATER })],
  },
  {
    ...{ formerName: 'sign_ins', name: 'sign_ins', columns: userColumn },
    rows: [
      ownRowWithId({ method: 'password', succeeded: false, user_agent: 'Firefox' }),
      ownRowWithId({ person_id: null, method: 'password', succeeded: false }),
    ],
  },
  {
    ...{ formerName: 'two_factors', name: 'two_factors', columns: userColumn },
    rows: [ownRowWithId({ secret: 'secret', backup_codes: 'codes' })],
  },
  {
    ...{ formerName: 'departures', name: 'deletion_requests' },
    columns: { ...userColumn, asked_at: 'requested_at', leaves_at: 'deletes_at' },
    rows: [ownRowWithId({ asked_at: TIME, leaves_at: LATER })],
  },
  {
    ...{ formerName: 'verifications', name: 'verifications' },
    rows: [
      {
        values: {
          ...{ id: createId(), identifier: 'email-change:1', expires_at: LATER },
          value: `{"personId":"${USER_ID}","email":"new@kolam.example"}`,
        },
        changes: { value: `{"userId":"${USER_ID}","email":"new@kolam.example"}` },
      },
      {
        values: {
          ...{ id: createId(), identifier: 'password-reset:1', expires_at: LATER },
          value: 'asha@kolam.example',
        },
      },
    ],
  },
  {
    ...{ formerName: 'provider_records', name: 'idp_records' },
    rows: [
      {
        values: {
          ...{ model: 'Session', id: 's1', payload: { accountId: 'a', nested: [1] }, uid: 'u1' },
          ...{ grant_id: 'g1', consumed_at: TIME, expires_at: LATER },
        },
      },
      { values: { model: 'AuthorizationCode', id: 's1', payload: {} } },
    ],
  },
  {
    ...{ formerName: 'finished_sign_ins', name: 'used_nonces' },
    rows: [{ values: { nonce_hash: 'hash', expires_at: LATER } }],
  },
  {
    ...{ formerName: 'subscribers', name: 'subscribers' },
    columns: { asked_at: 'requested_at', left_at: 'unsubscribed_at' },
    rows: [
      createSubscriber('asked', 'pending'),
      createSubscriber('confirmed', 'confirmed'),
      createSubscriber('left', 'unsubscribed'),
    ],
  },
  {
    ...{ formerName: 'notice_choices', name: 'notification_preferences' },
    columns: { ...userColumn, is_wanted: 'is_enabled' },
    rows: [
      ownRow({ kind: 'projects', channel: 'mail', is_wanted: false, changed_at: TIME }, { channel: 'email' }),
      ownRow({ kind: 'projects', channel: 'account', is_wanted: true, changed_at: TIME }),
    ],
  },
  {
    ...{ formerName: 'notices', name: 'notifications' },
    columns: { ...userColumn, told: 'payload' },
    rows: [
      ownRowWithId({
        ...{ kind: 'orders', key: 'order:1', created_at: TIME, read_at: LATER },
        told: { event: 'order', number: 'TS-2627-000001', status: 'placed' },
      }),
      ownRowWithId({ kind: 'security', key: 'x', created_at: TIME, told: { event: 'password-changed' } }),
    ],
  },
  {
    ...{ formerName: 'orders', name: 'orders' },
    columns: { ...userColumn, buyer_left_at: 'deletion_requested_at', buyer_removed_at: 'anonymised_at' },
    rows: [
      createOrder({ person_id: USER_ID }),
      createOrder({ person_id: null, buyer_left_at: TIME, buyer_removed_at: LATER }),
    ],
  },
  {
    ...{ formerName: 'outbox', name: 'emails', columns: { forgotten_when_sent: 'delete_when_sent' } },
    rows: [
      createEmail('queued', 'queued', {
        former: { template: 'leaving-asked', data: { name: 'Asha', leavesAt: 'Saturday', link: '/x' } },
        current: { template: 'leaving-asked', data: { name: 'Asha', deletesAt: 'Saturday', link: '/x' } },
      }),
      createEmail('sent', 'sent', withoutContent),
      createEmail('kept', 'stored', withoutContent),
      createEmail('failed', 'failed', withoutContent),
      createEmail('withheld', 'withheld', withoutContent),
    ],
  },
  {
    ...{ formerName: 'profiles', name: 'profiles', columns: userColumn },
    rows: [ownRow({ phone: '+919812345670', company: 'Kolam Works', upi_id: 'asha@bank' })],
  },
  {
    ...{ formerName: 'profile_pictures', name: 'profile_pictures', columns: userColumn },
    rows: [ownRow({ small: '\\x0102', large: '\\x030405', created_at: TIME })],
  },
  {
    ...{ formerName: 'saved_addresses', name: 'saved_addresses', columns: userColumn },
    rows: [
      ownRowWithId({
        ...{ kind: 'delivery', label: 'Home', name: 'Asha', address: ADDRESS },
        ...{ is_default: true, created_at: TIME },
      }),
    ],
  },
  {
    ...{ formerName: 'projects', name: 'projects' },
    rows: [
      {
        values: {
          ...{ id: PROJECT_ID, name: 'A wall of tiles', summary: 'Tiles.', contact_id: 'gurleen-sandhu' },
          ...{ starts_on: '2026-11-02', ends_on: '2027-01-29', created_at: TIME },
        },
      },
    ],
  },
  {
    ...{ formerName: 'project_updates', name: 'project_updates' },
    rows: [
      {
        values: {
          ...{ id: UPDATE_ID, project_id: PROJECT_ID, author_id: 'gurleen-sandhu' },
          ...{ title: 'Begun', body: 'The first tile is laid.', created_at: TIME },
        },
      },
    ],
  },
  {
    ...{ formerName: 'project_members', name: 'project_members', columns: userColumn },
    rows: [ownRow({ project_id: PROJECT_ID, joined_at: TIME })],
  },
  {
    ...{ formerName: 'project_comments', name: 'project_comments', columns: userColumn },
    rows: [ownRowWithId({ update_id: UPDATE_ID, body: 'Well done.', created_at: TIME })],
  },
  {
    ...{ formerName: 'jobs', name: 'jobs' },
    rows: [
      createJob(
        { kind: 'erase-person', key: `erase-person:${ID}`, payload: { departureId: ID } },
        { kind: 'delete-user', key: `delete-user:${ID}`, payload: { deletionRequestId: ID } },
      ),
      createJob({ kind: 'clear-out', key: 'clear-out' }, { kind: 'purge-expired', key: 'purge-expired' }),
      createJob({ kind: 'render-email', payload: { mailId: ID } }, { payload: { emailId: ID } }),
      createJob(
        { kind: 'send-mail', payload: { mailId: ID } },
        { kind: 'send-email', payload: { emailId: ID } },
      ),
      createJob({ kind: 'sign-up-mail', payload: { signUpId: ID } }, { kind: 'sign-up-email' }),
      createJob(
        { kind: 'password-reset-mail', payload: { email: 'asha@kolam.example', resetId: ID } },
        { kind: 'password-reset-email' },
      ),
      createJob({ kind: 'email-change-mail', payload: { changeId: ID } }, { kind: 'email-change-email' }),
      createJob(
        { kind: 'new-device-mail', payload: { noticeId: ID } },
        { kind: 'new-device-email', payload: { notificationId: ID } },
      ),
      createJob({ kind: 'order-confirmation', key: 'clear-outside', payload: { orderId: ID } }),
    ],
  },
];
