/** In pixels. */
const DISMISS_DISTANCE = 96;

/** Makes a toast draggable. Released beyond DISMISS_DISTANCE it is dismissed, else it moves back. */
export function enableDragToDismiss(element: HTMLElement, onDismiss: () => void): void {
  let startX = 0;
  const move = (event: PointerEvent) => {
    element.style.translate = `${event.clientX - startX}px`;
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    startX = event.clientX;
    element.setPointerCapture(event.pointerId);
    element.addEventListener('pointermove', move);
  });
  const release = (event: PointerEvent) => {
    element.removeEventListener('pointermove', move);
    const distance = Math.abs(event.clientX - startX);
    if (element.hasPointerCapture(event.pointerId) && distance > DISMISS_DISTANCE) onDismiss();
    else element.style.translate = '';
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);
}
