import { createSignature } from './signatures.server';

const ID_BYTES = 12;

/** The value of SITE_ID_HEADER. The same in all processes of a site. */
export const createSiteId = (secret: string): string => createSignature(secret, 'site-id', '', ID_BYTES);
