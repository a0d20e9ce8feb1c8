const quietMs = 2_000;

/**
 * Loads the chat assistant when the page has been shown and the browser has nothing else to do (R-PAGE-2). A blocked
 * or failing script harms nothing: the page never waits for it and never hears of it.
 */
export function loadChatWidget(): void {
  const src = document.querySelector<HTMLMetaElement>('meta[name="chat-widget"]')?.content;
  if (!src) return;
  const load = () => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // The bundled assistant is a module of this site; other people's scripts are loaded as they ask for it.
    if (src.startsWith('/')) script.type = 'module';
    document.body.append(script);
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load));
  const afterLoad = () => setTimeout(whenIdle, quietMs);
  if (document.readyState === 'complete') afterLoad();
  else addEventListener('load', afterLoad, { once: true });
}
