import { RENDER_LATER_ATTRIBUTE } from '~/domain/site/presence-attributes';
import { whenIdle } from './when-idle';

/**
 * Lays out the parts that a page leaves out of its first layout, one after another while the browser is idle. From then on nothing moves
 * when a visitor scrolls upwards to a part that was never in view.
 */
export function renderLaterParts(): void {
  const parts = document.querySelectorAll(`[${RENDER_LATER_ATTRIBUTE}]`).values();
  const renderNext = () => {
    const { value: part } = parts.next();
    if (!part) return;
    part.removeAttribute(RENDER_LATER_ATTRIBUTE);
    whenIdle(renderNext);
  };
  whenIdle(renderNext);
}
