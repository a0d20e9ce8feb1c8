import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { onPageKey } from './shortcut-event';

const findListEntries = () =>
  [...document.querySelectorAll<HTMLAnchorElement>(`[${ADMIN_ATTRIBUTES.entry}]`)].filter((entry) =>
    entry.checkVisibility(),
  );

const findRow = (element: Element | null) => element?.closest('tr, li') ?? null;

/** The entry in the row that has the focus, else the one that the page shows beside the list. */
function findActive(list: readonly HTMLAnchorElement[]): { index: number; hasFocus: boolean } {
  const row = findRow(document.activeElement);
  const focused = row ? list.findIndex((entry) => findRow(entry) === row) : -1;
  if (focused >= 0) return { index: focused, hasFocus: true };
  return { index: list.findIndex((entry) => entry.hasAttribute('aria-current')), hasFocus: false };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by one entry. From outside the list it starts with the first entry, or where the open one is or was. */
function move(step: 1 | -1, event: KeyboardEvent): void {
  const list = findListEntries();
  const { index, hasFocus } = findActive(list);
  // Outside the list the arrows scroll the page.
  if (event.key.startsWith('Arrow') && !hasFocus) return;
  const following = list.findIndex((entry) => entry.hasAttribute(ADMIN_ATTRIBUTES.next));
  const start = index >= 0 ? index : following - (step > 0 ? 1 : 0);
  const next = index < 0 && following < 0 ? list[step > 0 ? 0 : list.length - 1] : list[start + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

function toggleSelection(event: KeyboardEvent): void {
  const list = findListEntries();
  const entry = list[findActive(list).index];
  const box = findRow(entry ?? null)?.querySelector<HTMLInputElement>(`[${ADMIN_ATTRIBUTES.select}]`);
  if (!box) return;
  event.preventDefault();
  box.click();
}

/** j, k and the arrows move through the list, x selects. Enter opens the entry, because the focus is on its link. */
export function bindListKeys(): void {
  onPageKey((key, event) => {
    if (event.shiftKey) return;
    const step = STEPS[key];
    if (step) move(step, event);
    else if (key === 'x') toggleSelection(event);
  });
  const open = findListEntries().find((entry) => entry.hasAttribute('aria-current'));
  findRow(open ?? null)?.scrollIntoView({ block: 'nearest' });
}
