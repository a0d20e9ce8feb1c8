import { delay, HttpResponse, http } from 'msw';
import { LOGIN_PATH } from '../app/domain/auth/login-endpoint';
import { INVALID_CREDENTIALS_RESPONSE, loginSchema } from '../app/domain/auth/login-schema';
import { mockUsers } from './mock-users';

/** R-LOGIN-3. */
const MOCK_LOGIN_DELAY_MS = 1_000;

/** R-LOGIN-3: e-mail and password must both match. */
function answerTo(sent: unknown): HttpResponse<object> {
  const given = loginSchema.safeParse(sent).data;
  const user = mockUsers.find(({ email, password }) => email === given?.email && password === given.password);
  if (!user) return HttpResponse.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  const { password, ...record } = user;
  return HttpResponse.json(record);
}

/**
 * R-LOGIN-3 `POST /login`. `onMatch` hears of a request that is about to be answered with a user, before the answer.
 */
export function loginHandler(onMatch: (request: Request) => Promise<unknown> = async () => {}) {
  return http.post(LOGIN_PATH, async ({ request }) => {
    const answer = answerTo(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    );
    await Promise.all([delay(MOCK_LOGIN_DELAY_MS), answer.ok && onMatch(request)]);
    return answer;
  });
}
