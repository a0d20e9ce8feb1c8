/** Makes a path of this site a whole address, as search engines want it. */
export type ToAbsoluteUrl = (path: string) => string;

/** A node of schema.org's vocabulary. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
