/**
 * With scripts switched off, Chromium still reads a page's hints to fetch modules ahead, and reports that it may not.
 * Pages that React takes over carry such hints.
 */
export const blockedScriptRequest = /^request failed: GET \/assets\/.+\.js \(csp\)$/;
