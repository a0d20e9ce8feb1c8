(() => {
  const root = document.documentElement;
  const key = 'tessera.theme';
  let stored = null;
  try {
    if (localStorage.getItem(`${key}-source`) === 'system')
      localStorage.setItem(key, matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    stored = localStorage.getItem(key);
    if (stored === null) localStorage.setItem(key, 'dark');
  } catch {}
  const theme = stored === 'light' ? 'light' : 'dark';
  root.dataset.theme = theme;
  root.classList.add('js');
  if (globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) root.classList.add('passkeys');
  const hint = document.querySelector(`meta[name="first-picture-${theme}"]`);
  if (hint) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' });
    link.imageSizes = hint.dataset.sizes;
    link.imageSrcset = hint.content;
    document.head.append(link);
  }
})();
