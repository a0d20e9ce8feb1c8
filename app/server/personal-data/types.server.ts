import type { QueryBuilder } from '../db/database.server';
import type { FileContents } from '../db/file-contents.server';

/** The user whose data is exported or deleted. */
export interface DataOwner {
  id: string;
  name: string;
  /**
   * In lower case. Only when it is confirmed: anyone can enter an email, so data with an unconfirmed email does not belong to
   * this user.
   */
  confirmedEmail?: string;
}

export interface ExportedFile {
  /** The original file name. It need not be unique. */
  name: string;
  content: Uint8Array;
}

/** An area of personal data, with its export and its deletion. */
export interface PersonalDataArea {
  /** In kebab case. The name of its file and its folder in the export. */
  id: string;
  /** A heading: "Messages". */
  title: string;
  /** Names of its tables. */
  tables: readonly string[];
  /** What is stored, in one sentence. */
  contents: string;
  /** What happens to it after the account deletion, in one sentence. `isRetained`: the law requires to retain a part. */
  retention: { isRetained: boolean; text: string };
  /** The data for the export, without secrets and hashes. */
  collect(db: QueryBuilder, owner: DataOwner): Promise<unknown>;
  /** The files for the export. Only one is in memory at a time. */
  files?(db: QueryBuilder, owner: DataOwner, contents: FileContents): AsyncIterable<ExportedFile>;
  /** Runs in one transaction with all other areas. */
  delete(transaction: QueryBuilder, owner: DataOwner, now: Date): Promise<void>;
}
