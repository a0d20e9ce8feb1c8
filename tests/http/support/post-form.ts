import type { OutgoingHttpHeaders } from 'node:http';
import { type Answer, send } from './send';

export type Fields = Record<string, string>;

interface PostedForm {
  path: string;
  fields: Fields;
  cookie?: string;
  headers?: OutgoingHttpHeaders;
}

/** Posts a form as a browser does from a page of the site itself. */
export const postForm = (siteUrl: string, { path, fields, cookie, headers }: PostedForm): Promise<Answer> =>
  send(siteUrl, {
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
