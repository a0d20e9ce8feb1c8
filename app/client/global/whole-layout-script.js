if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate')
  document.documentElement.dataset.wholeLayout = '';
