/**
 * Playwright's own list: of two lists on one command line the browser only reads the last, and that is ours. What
 * Playwright adds to its list with a new version, the test beside this file tells.
 */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The suggestions under the address bar are two pages of the browser's own, loaded anew for every window nobody sees. */
const suggestionsOfAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A browser that keeps to itself, spares what no page can tell, and also starts as root in a container. */
export const launchArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...switchedOffByPlaywright, ...suggestionsOfAddressBar].join(',')}`,
];
