/**
 * The features that Playwright disables. The browser reads only the last of two `--disable-features` arguments, which
 * is ours, so that our list must contain those of Playwright. The test of this file finds those that are missing.
 */
const DISABLED_BY_PLAYWRIGHT = [
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

/** The suggestions of the address bar are two internal pages, which load again with every window. */
const ADDRESS_BAR_SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer that waits for a second page of the context. Most tests have one page. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Arguments for Chromium: no background requests, no features that pages cannot notice, start as root in a container. */
export const launchArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_SUGGESTIONS, SPARE_RENDERER].join(',')}`,
];
