// The newer way to ask for the kind of navigation would be three times as long, in every page.
if (location.hash || performance.navigation.type) document.documentElement.dataset.wholeLayout = '';
