import type { OutgoingHttpHeaders } from 'node:http';
import { sendRequest, type TestResponse } from './send-request';

/** Pairs of name and value where a name has several values. */
export type FormValues = Record<string, string> | [string, string][];

interface PostedForm {
  path: string;
  fields: FormValues;
  cookie?: string;
  headers?: OutgoingHttpHeaders;
}

/** Posts a form like a browser on a page of the site. */
export const postForm = (
  siteUrl: string,
  { path, fields, cookie, headers }: PostedForm,
): Promise<TestResponse> =>
  sendRequest(siteUrl, {
    method: 'POST',
    path,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
