/** Returns the absolute URL of a path on this site. */
export type ToAbsoluteUrl = (path: string) => string;

/** A schema.org node. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}
