import { sampleUsers } from '../app/content/samples/sample-users';
import type { LoginResponse } from '../app/domain/auth/login-schema';

/** R-LOGIN-4. */
interface SampleUser extends LoginResponse {
  password: string;
}

/** The sample accounts with a token, because R-LOGIN-4 requires one. The token grants nothing. */
export const mockUsers: readonly SampleUser[] = sampleUsers.map(({ purpose: _, ...user }) => ({
  ...user,
  token: `mock-${user.id}`,
}));
