import { type APIRequestContext, expect } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import type { UserRole } from '../../../app/domain/auth/user.ts';

/** The role that opens every page of this area. Null for public pages. */
export function getRequiredRole(path: string): UserRole | null {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return /^\/account(\/|$)/.test(path) ? 'user' : null;
}

/** Whether a page of this path needs a session. */
export const isProtectedPath = (path: string): boolean => getRequiredRole(path) !== null;

const DEVICE_COOKIE = /\btessera\.device=[^;]+/;

/** The device cookie of each account. With it, tests sign in as a known browser, which the limits of a network do not stop. */
const knownDevices = new Map<string, string>();

/** Signs in to a sample account. The cookies belong to `request`; `page.request` shares them with its page. */
export async function signInAs(request: APIRequestContext, role: UserRole = 'user'): Promise<void> {
  await signIn(request, role, { isKnownBrowser: true });
}

/** Signs in with a browser that is new to the account, which gets a notification. */
export async function signInFromNewBrowser(
  request: APIRequestContext,
  role: UserRole = 'user',
): Promise<void> {
  await signIn(request, role, { isKnownBrowser: false });
}

async function signIn(
  request: APIRequestContext,
  role: UserRole,
  { isKnownBrowser }: { isKnownBrowser: boolean },
): Promise<void> {
  const { email = '', password = '' } = sampleUsers.find((user) => user.role === role) ?? {};
  const device = isKnownBrowser ? knownDevices.get(email) : undefined;
  const response = await request.post('/auth/sign-in', {
    form: { email, password },
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(device && { Cookie: device }) },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  const newDevice = cookies.map(({ value }) => DEVICE_COOKIE.exec(value)?.[0]).find(Boolean);
  if (newDevice) knownDevices.set(email, newDevice);
}
