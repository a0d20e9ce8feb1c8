import { whenIdle } from './when-idle';

/** The share of all page views that is measured. */
const MEASURED_SHARE = 0.25;

/** Pages of one person are not measured. */
const PRIVATE_PAGES = /^\/(account|admin|auth|dev)\b/;

interface VisitorSettings {
  connection?: { saveData?: boolean };
  globalPrivacyControl?: boolean;
}

/** The visitor asks not to be counted, or to save data, or is a program. */
const isUnwanted = () => {
  const { connection, globalPrivacyControl } = navigator as VisitorSettings;
  return connection?.saveData || globalPrivacyControl || navigator.doNotTrack === '1' || navigator.webdriver;
};

/**
 * R-MEASURE-4: decides by chance whether this page view is measured. Nothing is stored in the browser for it. Only then the script
 * is loaded, when the page has loaded and the browser is idle: the entries of the time before are still there.
 */
export function measureSomeViews(): void {
  if (Math.random() >= MEASURED_SHARE || PRIVATE_PAGES.test(location.pathname) || isUnwanted()) return;
  whenIdle(async () => (await import('~/client/vitals/collect-vitals')).collectVitals());
}
