const DELAY_MS = 2_000;

/**
 * R-PAGE-2: loads the chat script after start-up, when the browser is idle. The page never waits for it, so a blocked or
 * failing script has no effect.
 */
export function loadChatWidget(): void {
  const src = document.querySelector<HTMLMetaElement>('meta[name="chat-widget"]')?.content;
  if (!src) return;
  const load = () => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // The bundled assistant is a module. Scripts of other sites are classic scripts.
    if (src.startsWith('/')) script.type = 'module';
    document.body.append(script);
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load));
  const afterLoad = () => setTimeout(whenIdle, DELAY_MS);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
