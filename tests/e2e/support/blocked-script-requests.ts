/** With scripts off, Chromium still follows `modulepreload` links of hydrated pages, and reports them as blocked. */
export const blockedScriptRequest = /^request failed: GET \/assets\/.+\.js \(csp\)$/;
