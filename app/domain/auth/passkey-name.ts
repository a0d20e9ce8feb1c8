/** In characters. Not beside the schemas, which a browser would load with it. */
export const MAX_PASSKEY_NAME_LENGTH = 60;
