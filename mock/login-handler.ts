import { delay, HttpResponse, http } from 'msw';
import { LOGIN_PATH } from '../app/domain/auth/login-endpoint';
import { INVALID_CREDENTIALS_RESPONSE, loginSchema } from '../app/domain/auth/login-schema';
import { mockUsers } from './mock-users';

/** R-LOGIN-3. */
const MOCK_LOGIN_DELAY_MS = 1_000;

/** R-LOGIN-3: email and password must both match. */
function createResponse(body: unknown): HttpResponse<object> {
  const credentials = loginSchema.safeParse(body).data;
  const user = mockUsers.find(
    ({ email, password }) => email === credentials?.email && password === credentials.password,
  );
  if (!user) return HttpResponse.json(INVALID_CREDENTIALS_RESPONSE, { status: 401 });
  const { password, ...record } = user;
  return HttpResponse.json(record);
}

/** R-LOGIN-3: the handler of `POST /login`. `onMatch` is called with a request with valid credentials, before the response. */
export function createLoginHandler(onMatch: (request: Request) => Promise<unknown> = async () => {}) {
  return http.post(LOGIN_PATH, async ({ request }) => {
    const response = createResponse(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    );
    await Promise.all([delay(MOCK_LOGIN_DELAY_MS), response.ok && onMatch(request)]);
    return response;
  });
}
