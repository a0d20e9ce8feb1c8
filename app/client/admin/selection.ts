import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`[${ADMIN_ATTRIBUTES.select}]`)];

const isSelectAll = (box: EventTarget | null): box is HTMLInputElement =>
  box instanceof HTMLInputElement && box.matches(`[${ADMIN_ATTRIBUTES.selectAll}]`);

/** The box in the label that was pressed. */
const findBox = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest('label')?.querySelector(`[${ADMIN_ATTRIBUTES.select}]`) ?? null)
    : null;

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
  // With Shift, browsers mark the text of all rows between.
  document.addEventListener('mousedown', (event) => {
    if (event.shiftKey && findBox(event)) event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    const box = event.target;
    const labelled = event.shiftKey && findBox(event);
    if (labelled && labelled !== box) {
      // Firefox does not pass a click with Shift from a label to its box.
      event.preventDefault();
      labelled.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
      return;
    }
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
