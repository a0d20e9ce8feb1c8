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

/**
 * R-PAGE-2: loads the chat script after start-up, when a visitor is there and the browser is idle. The page never waits for
 * it, so a blocked or failing script has no effect.
 */
export function loadChatWidget(): void {
  const src = document.querySelector<HTMLMetaElement>('meta[name="chat-widget"]')?.content;
  if (!src) return;
  whenIdle(() => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // The bundled assistant is a module. Scripts of other sites are classic scripts.
    if (src.startsWith('/')) script.type = 'module';
    document.body.append(script);
  });
}
