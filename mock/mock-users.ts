import { sampleUsers } from '../app/content/samples/sample-users';
import type { LoginResponse } from '../app/domain/auth/login-schema';

/** R-LOGIN-4. */
interface SampleUser extends LoginResponse {
  password: string;
}

/** The sample accounts, each with a token that opens nothing: it is there because the specification's users have one. */
export const mockUsers: readonly SampleUser[] = sampleUsers.map(({ purpose: shows, ...person }) => ({
  ...person,
  token: `mock-${person.id}`,
}));
