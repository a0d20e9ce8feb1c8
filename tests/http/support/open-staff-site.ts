import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FormValues, postForm } from './post-form';
import { startSeededSite } from './seeded-site';
import { sendRequest, type TestResponse } from './send-request';
import { signInAs } from './sign-in-as';

export interface StaffSite {
  url: string;
  /** Cookies: of a member of staff, of the owner, and of a user without a role in the back office. */
  staff: string;
  owner: string;
  user: string;
  /** Opens a page as staff, or with another cookie. */
  open(path: string, cookie?: string): Promise<TestResponse>;
  /** Opens a page without a session. */
  visit(path: string): Promise<TestResponse>;
  /** Sends a form as staff, or with another cookie. */
  submit(path: string, fields: FormValues, cookie?: string): Promise<TestResponse>;
  /** Sends a form with a file as staff. */
  upload(path: string, fields: Record<string, string>, file: File): Promise<Response>;
  close(): Promise<void>;
}

/** Starts a site of its own, for tests that change what all visitors see. */
export async function openStaffSite(settings: Readonly<Record<string, string>> = {}): Promise<StaffSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tessera-staff-'));
  const { url, stop } = await startSeededSite({
    dataFolder,
    settings: { FORMS_PER_MINUTE: '100000', ...settings },
  });
  const staff = await signInAs('staff', url);
  const owner = await signInAs('admin', url);
  const user = await signInAs('user', url);
  return {
    url,
    staff,
    owner,
    user,
    open: (path, cookie = staff) => sendRequest(url, { path, headers: { cookie } }),
    visit: (path) => sendRequest(url, { path }),
    submit: (path, fields, cookie = staff) => postForm(url, { path, fields, cookie }),
    upload(path, fields, file) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', file);
      return fetch(url + path, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { cookie: staff, 'Sec-Fetch-Site': 'same-origin' },
      });
    },
    async close() {
      await stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
