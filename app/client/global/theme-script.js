(() => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem('tessera.theme');
    if (stored === null) localStorage.setItem('tessera.theme', 'dark');
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
