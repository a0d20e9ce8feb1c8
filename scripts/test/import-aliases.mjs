/** The aliases of tsconfig.json for dependency-cruiser, which cannot read them with TypeScript 7. */
const root = new URL('../../', import.meta.url).pathname;

export default { resolve: { alias: { '~site': `${root}site.config.ts`, '~': `${root}app` } } };
