/** The aliases of tsconfig.json, in the one form that dependency-cruiser reads without TypeScript's old interface. */
const root = new URL('../../', import.meta.url).pathname;

export default { resolve: { alias: { '~site': `${root}site.config.ts`, '~': `${root}app` } } };
