import { samplePeople } from '../app/content/sample-people';
import type { LoginAnswer } from '../app/domain/login';

/** R-LOGIN-4. */
interface SampleUser extends LoginAnswer {
  password: string;
}

/** The sample accounts, each with a token that opens nothing: it is there because the specification's users have one. */
export const sampleUsers: readonly SampleUser[] = samplePeople.map(({ shows, ...person }) => ({
  ...person,
  token: `mock-${person.id}`,
}));
