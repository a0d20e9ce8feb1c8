import {
  ADDRESS,
  createEmail,
  createId,
  createJob,
  createOrder,
  createOwnRow,
  createOwnRowWithId,
  createSubscriber,
  createUser,
  type FormerTable,
  LATER,
  OTHER_USER_ID,
  PROJECT_ID,
  TIME,
  UPDATE_ID,
  USER_ID,
  userColumn,
  withoutContent,
} from './former-rows';

const ID = createId();

/** Rows with the names before 0019_plain_names, in the order of their foreign keys. */
export const formerTables: readonly FormerTable[] = [
  {
    formerName: 'people',
    name: 'users',
    rows: [createUser(USER_ID, 'asha', 'user'), createUser(OTHER_USER_ID, 'kabir', 'admin')],
  },
  {
    formerName: 'identities',
    name: 'identities',
    columns: userColumn,
    rows: [createOwnRowWithId({ provider_id: 'credential', account_id: USER_ID, password: 'hash' })],
  },
  {
    formerName: 'passkeys',
    name: 'passkeys',
    columns: userColumn,
    rows: [
      createOwnRowWithId({
        name: 'Phone',
        public_key: 'key',
        credential_id: 'credential',
        counter: 3,
        device_type: 'multiDevice',
        backed_up: true,
      }),
    ],
  },
  {
    formerName: 'sessions',
    name: 'sessions',
    columns: { ...userColumn, proven_at: 'authenticated_at' },
    rows: [createOwnRowWithId({ token: 'token', method: 'passkey', proven_at: TIME, expires_at: LATER })],
  },
  {
    formerName: 'sign_ins',
    name: 'sign_ins',
    columns: userColumn,
    rows: [
      createOwnRowWithId({ method: 'password', succeeded: false, user_agent: 'Firefox' }),
      createOwnRowWithId({ person_id: null, method: 'password', succeeded: false }),
    ],
  },
  {
    formerName: 'two_factors',
    name: 'two_factors',
    columns: userColumn,
    rows: [createOwnRowWithId({ secret: 'secret', backup_codes: 'codes' })],
  },
  {
    formerName: 'departures',
    name: 'deletion_requests',
    columns: { ...userColumn, asked_at: 'requested_at', leaves_at: 'deletes_at' },
    rows: [createOwnRowWithId({ asked_at: TIME, leaves_at: LATER })],
  },
  {
    formerName: 'verifications',
    name: 'verifications',
    rows: [
      {
        values: {
          id: createId(),
          identifier: 'email-change:1',
          expires_at: LATER,
          value: `{"personId":"${USER_ID}","email":"new@kolam.example"}`,
        },
        changes: { value: `{"userId":"${USER_ID}","email":"new@kolam.example"}` },
      },
      {
        values: {
          id: createId(),
          identifier: 'password-reset:1',
          expires_at: LATER,
          value: 'asha@kolam.example',
        },
      },
    ],
  },
  {
    formerName: 'provider_records',
    name: 'idp_records',
    rows: [
      {
        values: {
          model: 'Session',
          id: 's1',
          payload: { accountId: 'a', nested: [1] },
          uid: 'u1',
          grant_id: 'g1',
          consumed_at: TIME,
          expires_at: LATER,
        },
      },
      { values: { model: 'AuthorizationCode', id: 's1', payload: {} } },
    ],
  },
  {
    formerName: 'finished_sign_ins',
    name: 'used_nonces',
    rows: [{ values: { nonce_hash: 'hash', expires_at: LATER } }],
  },
  {
    formerName: 'subscribers',
    name: 'subscribers',
    columns: { asked_at: 'requested_at', left_at: 'unsubscribed_at' },
    rows: [
      createSubscriber('asked', 'pending'),
      createSubscriber('confirmed', 'confirmed'),
      createSubscriber('left', 'unsubscribed'),
    ],
  },
  {
    formerName: 'notice_choices',
    name: 'notification_preferences',
    columns: { ...userColumn, is_wanted: 'is_enabled' },
    rows: [
      createOwnRow(
        { kind: 'projects', channel: 'mail', is_wanted: false, changed_at: TIME },
        { channel: 'email' },
      ),
      createOwnRow({ kind: 'projects', channel: 'account', is_wanted: true, changed_at: TIME }),
    ],
  },
  {
    formerName: 'notices',
    name: 'notifications',
    columns: { ...userColumn, told: 'payload' },
    rows: [
      createOwnRowWithId({
        kind: 'orders',
        key: 'order:1',
        created_at: TIME,
        read_at: LATER,
        told: { event: 'order', number: 'TS-2627-000001', status: 'placed' },
      }),
      createOwnRowWithId({
        kind: 'security',
        key: 'x',
        created_at: TIME,
        told: { event: 'password-changed' },
      }),
    ],
  },
  {
    formerName: 'orders',
    name: 'orders',
    columns: { ...userColumn, buyer_left_at: 'deletion_requested_at', buyer_removed_at: 'anonymised_at' },
    rows: [
      createOrder({ person_id: USER_ID }),
      createOrder({ person_id: null, buyer_left_at: TIME, buyer_removed_at: LATER }),
    ],
  },
  {
    formerName: 'outbox',
    name: 'emails',
    columns: { forgotten_when_sent: 'delete_when_sent' },
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
    formerName: 'profiles',
    name: 'profiles',
    columns: userColumn,
    rows: [createOwnRow({ phone: '+919812345670', company: 'Kolam Works', upi_id: 'asha@bank' })],
  },
  {
    formerName: 'profile_pictures',
    name: 'profile_pictures',
    columns: userColumn,
    rows: [createOwnRow({ small: '\\x0102', large: '\\x030405', created_at: TIME })],
  },
  {
    formerName: 'saved_addresses',
    name: 'saved_addresses',
    columns: userColumn,
    rows: [
      createOwnRowWithId({
        kind: 'delivery',
        label: 'Home',
        name: 'Asha',
        address: ADDRESS,
        is_default: true,
        created_at: TIME,
      }),
    ],
  },
  {
    formerName: 'projects',
    name: 'projects',
    rows: [
      {
        values: {
          id: PROJECT_ID,
          name: 'A wall of tiles',
          summary: 'Tiles.',
          contact_id: 'gurleen-sandhu',
          starts_on: '2026-11-02',
          ends_on: '2027-01-29',
          created_at: TIME,
        },
      },
    ],
  },
  {
    formerName: 'project_updates',
    name: 'project_updates',
    rows: [
      {
        values: {
          id: UPDATE_ID,
          project_id: PROJECT_ID,
          author_id: 'gurleen-sandhu',
          title: 'Begun',
          body: 'The first tile is laid.',
          created_at: TIME,
        },
      },
    ],
  },
  {
    formerName: 'project_members',
    name: 'project_members',
    columns: userColumn,
    rows: [createOwnRow({ project_id: PROJECT_ID, joined_at: TIME })],
  },
  {
    formerName: 'project_comments',
    name: 'project_comments',
    columns: userColumn,
    rows: [createOwnRowWithId({ update_id: UPDATE_ID, body: 'Well done.', created_at: TIME })],
  },
  {
    formerName: 'jobs',
    name: 'jobs',
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
