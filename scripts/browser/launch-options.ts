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

/** A renderer that waits for the next page. Tests do not need it. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

const createLaunchArguments = (disabledFeatures: readonly string[]): readonly string[] => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

const DISABLED = [...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR_SUGGESTIONS];

/** Arguments for Chromium: no background requests, no features that pages cannot notice, start as root in a container. */
export const launchArguments = createLaunchArguments([...DISABLED, SPARE_RENDERER]);

/** For benchmarks: with the renderer that a visitor's browser has ready for the next page. */
export const benchmarkLaunchArguments = createLaunchArguments(DISABLED);
