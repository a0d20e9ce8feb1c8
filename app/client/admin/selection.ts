import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`[${ADMIN_ATTRIBUTES.select}]`)];

const isSelectAll = (box: EventTarget | null): box is HTMLInputElement =>
  box instanceof HTMLInputElement && box.matches(`[${ADMIN_ATTRIBUTES.selectAll}]`);

/** The box of all is half checked while a part is selected. */
function showSelectAll(selected: number): void {
  const box = document.querySelector(`[${ADMIN_ATTRIBUTES.selectAll}]`);
  if (!isSelectAll(box)) return;
  box.checked = selected > 0 && selected === boxes().length;
  box.indeterminate = selected > 0 && !box.checked;
}

function showCount(): void {
  const selected = boxes().filter((box) => box.checked).length;
  showSelectAll(selected);
  const count = String(selected);
  for (const element of document.querySelectorAll(`[${ADMIN_ATTRIBUTES.count}]`)) {
    if (element.textContent !== count) element.textContent = count;
  }
}

/** Counts the selected entries. Shift selects all entries from the last one that was clicked. */
export function bindSelection(): void {
  let last: HTMLInputElement | undefined;
  document.addEventListener('click', (event) => {
    const box = event.target;
    if (isSelectAll(box)) {
      for (const each of boxes()) each.checked = box.checked;
      showCount();
      return;
    }
    if (!(box instanceof HTMLInputElement) || !box.matches(`[${ADMIN_ATTRIBUTES.select}]`)) return;
    const all = boxes();
    const from = last ? all.indexOf(last) : -1;
    if (event.shiftKey && from >= 0) {
      const to = all.indexOf(box);
      for (const between of all.slice(Math.min(from, to), Math.max(from, to) + 1))
        between.checked = box.checked;
    }
    last = box;
    showCount();
  });
  // A page that returns from the history has the boxes as they were left.
  addEventListener('pageshow', showCount);
  showCount();
}
