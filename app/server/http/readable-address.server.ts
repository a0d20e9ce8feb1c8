/**
 * Whether an address can mean anything: the escapes of its path can be decoded, and nothing in it is the null
 * character, which no database stores and no page of ours sends.
 */
export function isReadableAddress({ pathname, search }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00');
  } catch {
    return false;
  }
}
