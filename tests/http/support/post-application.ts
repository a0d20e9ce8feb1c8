import { inject } from 'vitest';
import { paths } from '~/paths';
import { sendRequest, type TestResponse } from './send-request';

export const validPdf =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

export const validApplicationFields = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '',
  link: '',
  answer: 'A clerk could not find the button, because it was called Submit and was green.',
} as const;

interface Application {
  role?: string;
  fields?: Readonly<Record<string, string>>;
  file?: { content: BlobPart; name?: string; type?: string };
  /** Default: the site of all tests. */
  siteUrl?: string;
}

/** Sends an application like a browser without scripts. */
export async function postApplication({
  role = 'full-stack-engineer-kochi',
  fields,
  file,
  siteUrl = inject('siteUrl'),
}: Application): Promise<TestResponse> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validApplicationFields, ...fields })) form.set(name, value);
  const { content, name = 'cv.pdf', type = 'application/pdf' } = file ?? { content: validPdf };
  form.set('cv', new File([content], name, { type }));
  const encoded = new Response(form);
  return sendRequest(siteUrl, {
    method: 'POST',
    path: paths.role(role),
    headers: {
      'Content-Type': encoded.headers.get('content-type') ?? '',
      'Sec-Fetch-Site': 'same-origin',
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}
