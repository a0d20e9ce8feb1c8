import { whenIdle } from './when-idle';

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
