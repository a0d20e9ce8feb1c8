/** When a page appears under a pointer that rests, the browser reports the pointer's place as a movement by nothing. */
export const isRestingPointer = ({
  type,
  movementX,
  movementY,
}: Pick<PointerEvent, 'type' | 'movementX' | 'movementY'>): boolean =>
  type === 'pointermove' && movementX === 0 && movementY === 0;
