/**
 * Whether the event reports a pointer that does not move. When a page appears under such a pointer, the browser sends a `pointermove` event
 * with a distance of 0.
 */
export const isRestingPointer = ({
  type,
  movementX,
  movementY,
}: Pick<PointerEvent, 'type' | 'movementX' | 'movementY'>): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;
