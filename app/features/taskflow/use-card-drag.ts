import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type BoardPlace, findColumn } from './rules/board';

/** The pointer moves so far, in pixels, before a card is lifted. A shorter way is a click. */
const LIFT_DISTANCE = 6;
/** So close to the edge of the window the page scrolls, in pixels. */
const SCROLL_EDGE = 72;
const SCROLL_STEP = 14;

interface Grip {
  cardId: string;
  card: HTMLElement;
  /** Where the pointer began, in coordinates of the page. */
  x: number;
  y: number;
  isLifted: boolean;
}

/** The lifted card, and where it would land. Without a place it returns to its own. */
export interface CardDrag {
  cardId: string;
  place: BoardPlace | undefined;
}

function findGrip({ target, pointerType, pageX, pageY }: PointerEvent): Grip | undefined {
  if (!(target instanceof Element) || target.closest('button')) return undefined;
  // A finger on the rest of the card scrolls the page.
  if (pointerType === 'touch' && !target.closest('[data-handle]')) return undefined;
  const card = target.closest<HTMLElement>('[data-card]');
  const cardId = card?.dataset.card;
  return card && cardId ? { card, cardId, x: pageX, y: pageY, isLifted: false } : undefined;
}

function findPlaceAt(x: number, y: number, cardId: string): BoardPlace | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
  const name = findColumn(column?.dataset.column);
  if (!column || !name) return undefined;
  const above = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => {
    const { top, height } = card.getBoundingClientRect();
    return card.dataset.card !== cardId && top + height / 2 < y;
  });
  return { column: name, index: above.length };
}

function scrollAtEdge(y: number): void {
  if (y < SCROLL_EDGE) scrollBy(0, -SCROLL_STEP);
  else if (y > innerHeight - SCROLL_EDGE) scrollBy(0, SCROLL_STEP);
}

/** Drags cards of a board by mouse, pen and finger. The handlers belong to the element around all columns. */
export function useCardDrag(onDrop: (cardId: string, place: BoardPlace) => void) {
  const grip = useRef<Grip | undefined>(undefined);
  const [drag, setDrag] = useState<CardDrag>();

  function release() {
    if (grip.current) grip.current.card.style.transform = '';
    grip.current = undefined;
    setDrag(undefined);
  }

  const isDragging = drag !== undefined;
  const latestRelease = useRef(release);
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && latestRelease.current();
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  function follow(event: PointerEvent<HTMLElement>, { cardId, card, x, y }: Grip) {
    scrollAtEdge(event.clientY);
    card.style.transform = `translate(${event.pageX - x}px, ${event.pageY - y}px)`;
    const place = findPlaceAt(event.clientX, event.clientY, cardId);
    setDrag({ cardId, place });
  }

  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.isPrimary && event.button === 0) grip.current = findGrip(event);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // A finger that was put down before the script ran.
        if (event.pointerType === 'touch' && event.isPrimary) grip.current ??= findGrip(event);
        const held = grip.current;
        if (!held) return;
        if (!held.isLifted) {
          if (Math.hypot(event.pageX - held.x, event.pageY - held.y) < LIFT_DISTANCE) return;
          held.isLifted = true;
          // The click at the end then belongs to the board and does not open the card.
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        follow(event, held);
      },
      onPointerUp() {
        const place = drag?.place;
        const cardId = grip.current?.cardId;
        release();
        if (place && cardId) onDrop(cardId, place);
      },
      onPointerCancel: release,
    },
  };
}
