/** Scrolls the rail to the link of the current page. Each page begins with the rail at its top. */
export function showCurrentPage(): void {
  const current = document.querySelector('nav a[aria-current="page"]');
  if (current?.checkVisibility()) current.scrollIntoView({ block: 'nearest' });
}
