/** A file after the check: its content matches its media type, and its name is sanitised. */
export interface CheckedFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

export type FileCheck =
  | { kind: 'accepted'; file: CheckedFile }
  /** `issue` is the text for the form field. */
  | { kind: 'refused'; issue: string };
