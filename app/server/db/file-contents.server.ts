/** What a row says about the content of a file. */
export interface ContentRecord {
  /** Hexadecimal, of the content. */
  sha256: string;
  /** In bytes. */
  size: number;
  mediaType: string;
  /** In the object store. Absent: the content is in the row. */
  key?: string;
}

/** The two columns of a row for the content of a file. */
export interface ContentColumns {
  content: Uint8Array | null;
  record: ContentRecord | null;
}

/** Where the contents of files are: in their rows, or in an object store. Rows and their queries do not know which. */
export interface FileContents {
  /**
   * Runs before the transaction that writes the row: no row is without its content. When the transaction fails, a job deletes the
   * content a day later. A store that does not answer loses nothing: the columns have the content then.
   */
  put(content: Uint8Array, mediaType: string): Promise<ContentColumns>;
  /** Throws DamagedFileError, and ObjectStoreError when the store does not answer. */
  get(columns: ContentColumns): Promise<Uint8Array>;
}

/** The dependency of services with files. */
export interface ContentDeps {
  contents: FileContents;
}
