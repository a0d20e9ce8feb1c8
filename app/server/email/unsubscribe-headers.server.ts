/** What lets a mail program show its own "unsubscribe", which needs one click and no page (RFC 8058). */
export function unsubscribeHeaders(leave: URL): Record<string, string> {
  return {
    'List-Unsubscribe': `<${leave.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
