import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

/** The titles of the groups of the rail whose last link is not in view. */
function listHiddenGroups(rail: HTMLElement, bottom: number): string[] {
  return [...rail.querySelectorAll('ul')].flatMap((list) => {
    const isHidden = list.getBoundingClientRect().bottom > bottom;
    const title = document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent;
    return isHidden && title ? [title] : [];
  });
}

/** In a low window the last groups of the rail are out of view: a button names them, and scrolls to them. */
export function showHiddenGroups(): void {
  const rail = document.querySelector<HTMLElement>(`[${ADMIN_ATTRIBUTES.rail}]`);
  const button = document.querySelector<HTMLElement>(`[${ADMIN_ATTRIBUTES.hiddenGroups}]`);
  const label = button?.querySelector('span');
  if (!rail || !button || !label) return;
  const update = () => {
    const { bottom } = rail.getBoundingClientRect();
    // One pixel more: with zoom, positions are fractions.
    const isMore = rail.scrollTop + rail.clientHeight + 1 < rail.scrollHeight;
    button.hidden = !isMore;
    if (isMore) label.textContent = listHiddenGroups(rail, bottom - button.offsetHeight).join(', ');
  };
  rail.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  button.addEventListener('click', () => rail.scrollTo({ top: rail.scrollHeight }));
  update();
}
