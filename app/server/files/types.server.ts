/** A file that was looked into: it is what its media type says, and its name is clean. */
export interface CheckedFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** What is said of a kept file without reading it. `size` in bytes. */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
}

export type FileCheck =
  | { kind: 'accepted'; file: CheckedFile }
  /** In words for the sender, to be shown at the field. */
  | { kind: 'refused'; fault: string };
