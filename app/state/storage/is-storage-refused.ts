/** Whether the browser refuses to store anything for this site, as some do when cookies are blocked. */
export function isStorageRefused(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}
