import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const { sortable: SORTABLE, handle: HANDLE } = ADMIN_ATTRIBUTES;

interface Drag {
  list: Element;
  row: Element;
  /** What the row is called in the form. */
  name: string;
  form: HTMLFormElement;
  from: number;
}

const indexOf = ({ list, row }: Drag) => [...list.children].indexOf(row);

/** Moves the row to a position of its list. */
function place({ list, row }: Drag, index: number): void {
  row.remove();
  list.insertBefore(row, list.children[index] ?? null);
}

function findDrag(target: EventTarget | null): Drag | null {
  const handle = target instanceof Element ? target.closest(`[${HANDLE}]`) : null;
  const row = handle?.closest('li');
  const list = row?.closest(`[${SORTABLE}]`);
  const form = row?.closest('form') ?? document.getElementById(list?.getAttribute(SORTABLE) ?? '');
  if (!handle || !row || !list || !(form instanceof HTMLFormElement)) return null;
  const drag = { list, row, form, name: handle.getAttribute(HANDLE) ?? '', from: 0 };
  return { ...drag, from: indexOf(drag) };
}

/** Sends the form as a button of the row would, so that everything else that was typed is saved as well. */
function submit({ form, name }: Drag, to: number): void {
  const button = document.createElement('button');
  Object.assign(button, { type: 'submit', name: 'press', value: `place-${to}:${name}`, hidden: true });
  form.append(button);
  form.requestSubmit(button);
}

/** R-PRODUCT-5: a row that is dragged takes the place of the row it is over. */
export function bindSortableLists(): void {
  let drag: Drag | null = null;

  document.addEventListener('dragstart', ({ target, dataTransfer }) => {
    drag = findDrag(target);
    if (!drag || !dataTransfer) return;
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setDragImage(drag.row, 16, 16);
  });
  document.addEventListener('dragover', (event) => {
    if (!drag || !(event.target instanceof Node) || !drag.list.contains(event.target)) return;
    event.preventDefault();
    const over = [...drag.list.children].findIndex((row) => row.contains(event.target as Node));
    if (over >= 0 && over !== indexOf(drag)) place(drag, over);
  });
  document.addEventListener('drop', (event) => {
    if (!drag || !(event.target instanceof Node) || !drag.list.contains(event.target)) return;
    event.preventDefault();
    const to = indexOf(drag);
    if (to !== drag.from) submit(drag, to);
    drag = null;
  });
  // After a drop outside the list, or Escape, the row returns to its place.
  document.addEventListener('dragend', () => {
    if (drag) place(drag, drag.from);
    drag = null;
  });
}
