/** The header of `/readyz` by which `npm run doctor` knows its own site from another one on the same port. */
export const SITE_ID_HEADER = 'X-Site-Id';
