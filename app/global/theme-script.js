(() => {
  const root = document.documentElement;
  let stored = null;
  try {
    stored = localStorage.getItem('tessera.theme');
    if (stored === null) localStorage.setItem('tessera.theme', 'dark');
  } catch {}
  root.dataset.theme = stored === 'light' ? 'light' : 'dark';
  root.classList.add('js');
})();
