/** With these headers, mail clients offer their own "unsubscribe" with one click (RFC 8058). */
export function unsubscribeHeaders(unsubscribeUrl: URL): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
