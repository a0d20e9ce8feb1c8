/**
 * Whether an address can mean anything: the escapes of its path can be decoded, and nothing in it is the null
 * character, which no database stores and no page of ours sends.
 */
export function isReadableAddress({ pathname, search }: URL): boolean {
  if (/%00/.test(pathname) || /%00/.test(search)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
