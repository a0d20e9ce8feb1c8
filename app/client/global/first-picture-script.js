(() => {
  const { theme } = document.documentElement.dataset;
  const hint = document.querySelector(`meta[name="first-picture-${theme}"]`);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' });
  link.imageSizes = hint.dataset.sizes;
  link.imageSrcset = hint.content;
  document.head.append(link);
})();
