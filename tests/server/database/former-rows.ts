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
export const OTHER_USER_ID = '01938f00-0000-7000-8000-000000000002';
export const PROJECT_ID = '01938f00-0000-7000-8000-000000000003';
export const UPDATE_ID = '01938f00-0000-7000-8000-000000000004';
export const TIME = '2026-11-21T10:00:00+00:00';
export const LATER = '2026-11-28T10:00:00+00:00';
export const ADDRESS = {
  line1: '27 Tamarind Tree Street',
  city: 'Madurai',
  state: 'Tamil Nadu',
  pin: '625001',
};

export const userColumn = { person_id: 'user_id' };

let idCount = 100;
export function createId(): string {
  idCount += 1;
  return `01938f00-0000-7000-8000-${String(idCount).padStart(12, '0')}`;
}

export const createOwnRow = (values: Row, changes?: Row): FormerRow => ({
  values: { person_id: USER_ID, ...values },
  ...(changes && { changes }),
});
export const createOwnRowWithId = (values: Row): FormerRow => createOwnRow({ id: createId(), ...values });

export const createUser = (id: string, name: string, role: string): FormerRow => ({
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

export const createSubscriber = (formerState: string, state: string): FormerRow => ({
  values: {
    id: createId(),
    email: `${formerState}@kolam.example`,
    state: formerState,
    asked_at: TIME,
    confirmed_at: TIME,
    left_at: LATER,
  },
  changes: { state },
});

export const createEmail = (
  formerState: string,
  state: string,
  content: { former: unknown; current: unknown },
) => ({
  values: {
    id: createId(),
    key: `email:${formerState}`,
    recipient: 'asha@kolam.example',
    state: formerState,
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: { 'X-Kind': 'test' },
    forgotten_when_sent: true,
    content: content.former,
    created_at: TIME,
    sent_at: LATER,
  },
  changes: { state, content: content.current },
});
export const withoutContent = { former: null, current: null };

export const createOrder = (values: Row): FormerRow => ({
  values: {
    id: createId(),
    number: `TS-2627-${idCount}`,
    status: 'delivered',
    request_hash: 'hash',
    contact: { name: 'Asha', email: 'asha@kolam.example' },
    delivery: ADDRESS,
    payment_method: 'upi',
    total: 100_000,
    discount: 0,
    tax: 18_000,
    order_total: 118_000,
    tax_rate_basis_points: 1800,
    idempotency_key: createId(),
    created_at: TIME,
    ...values,
  },
});

interface FormerJob {
  kind: string;
  key?: string;
  payload?: Row;
}

/** Every other job is done, so that open and done jobs are renamed. */
export const createJob = (former: FormerJob, current: Partial<FormerJob> = {}): FormerRow => ({
  values: { id: createId(), payload: {}, run_after: TIME, done_at: idCount % 2 ? TIME : null, ...former },
  changes: { ...current },
});
