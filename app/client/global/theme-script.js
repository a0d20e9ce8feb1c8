(() => {
  const root = document.documentElement;
  const key = 'tessera.theme';
  let stored;
  try {
    if (localStorage.getItem(`${key}-source`) === 'system')
      localStorage.setItem(key, matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    stored = localStorage.getItem(key);
    if (stored === null) localStorage.setItem(key, 'dark');
  } catch {}
  root.dataset.theme = stored === 'light' ? stored : 'dark';
  root.classList.add('js');
})();
