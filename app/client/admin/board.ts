import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';

const { card: CARD, column: COLUMN, drop: DROP } = ADMIN_ATTRIBUTES;

const findClosest = (target: EventTarget | null, attribute: string) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;

/** The button of the card that moves it to the column. Absent when the rules do not allow the move. */
const findButton = (card: HTMLElement, column: HTMLElement) =>
  [...card.querySelectorAll<HTMLButtonElement>('button[name]')].find(
    ({ value }) => value === column.getAttribute(COLUMN),
  );

/** A card that is dropped on a column sends the same form as its button. */
export function bindBoard(): void {
  let dragged: HTMLElement | null = null;
  const columns = () => document.querySelectorAll<HTMLElement>(`[${COLUMN}]`);

  document.addEventListener('dragstart', ({ target, dataTransfer }) => {
    dragged = findClosest(target, CARD);
    if (!dragged || !dataTransfer) return;
    dataTransfer.effectAllowed = 'move';
    dataTransfer.setDragImage(dragged, 16, 16);
    for (const column of columns()) column.toggleAttribute(DROP, findButton(dragged, column) !== undefined);
  });
  document.addEventListener('dragover', (event) => {
    if (dragged && findClosest(event.target, DROP)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const column = findClosest(event.target, DROP);
    const button = dragged && column && findButton(dragged, column);
    if (!button) return;
    event.preventDefault();
    button.form?.requestSubmit(button);
  });
  document.addEventListener('dragend', () => {
    dragged = null;
    for (const column of columns()) column.removeAttribute(DROP);
  });
}
