import type { UserRole } from '~/domain/auth/user';

/** R-LOGIN-4: the fields of a sample account. */
export interface SampleUser {
  id: string;
  email: string;
  username: string;
  password: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  /** What the account demonstrates. */
  purpose: string;
}

/** Sample accounts, one for each role. They exist only while DEMO is on. */
export const sampleUsers: readonly SampleUser[] = [
  {
    id: '01938f00-0000-7000-8000-000000000001',
    email: 'meera@tessera.example',
    username: 'meera@tessera.example',
    password: 'one tile at a time',
    firstName: 'Meera',
    lastName: 'Raghunath',
    role: 'user',
    purpose: 'A customer with orders and projects in the account',
  },
  {
    id: '01938f00-0000-7000-8000-000000000002',
    email: 'owner@tessera.example',
    username: 'owner@tessera.example',
    password: 'the whole mosaic',
    firstName: 'Kabir',
    lastName: 'Ahluwalia',
    role: 'admin',
    purpose: 'The owner, with the role admin',
  },
  {
    id: '01938f00-0000-7000-8000-000000000003',
    email: 'desk@tessera.example',
    username: 'desk@tessera.example',
    password: 'every parcel has a place',
    firstName: 'Sunita',
    lastName: 'Marak',
    role: 'staff',
    purpose: 'A colleague of the shop, with the role staff: orders and products',
  },
];
