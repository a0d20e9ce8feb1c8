const letGoAt = 96;

/** A toast that can be pulled aside: beyond a hand's breadth it leaves, before that it springs back. */
export function enableDragToDismiss(element: HTMLElement, onLeave: () => void): void {
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
    if (element.hasPointerCapture(event.pointerId) && Math.abs(event.clientX - startX) > letGoAt) onLeave();
    else element.style.translate = '';
  };
  element.addEventListener('pointerup', release);
  element.addEventListener('pointercancel', release);
}
