(() => {
  const { theme } = document.documentElement.dataset;
  const { content, dataset } = document.querySelector(`meta[name="first-picture-${theme}"]`);
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesizes="${dataset.sizes}" imagesrcset="${content}">`,
  );
})();
