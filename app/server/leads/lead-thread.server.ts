import { site } from '~site';

/** Headers that keep all emails about one message in one thread. */
export function createThreadHeaders(leadId: string): Readonly<Record<string, string>> {
  const thread = `<message-${leadId}@${site.emails.hello.split('@')[1]}>`;
  return { 'In-Reply-To': thread, References: thread };
}
