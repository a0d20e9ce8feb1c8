import type { QueryBuilder } from '../db/database.server';

/** Whose data it is, as the database has the user when it is read or erased. */
export interface DataOwner {
  id: string;
  name: string;
  /**
   * In lower case, and only when it was confirmed: what was sent with an address that anybody may have typed is not
   * this user's to read or to erase.
   */
  confirmedEmail?: string;
}

export interface ExportedFile {
  /** As its owner named it. Need not be unique. */
  name: string;
  content: Uint8Array;
}

/** Something that is held about users, with the way to hand it over and the way to let it go. */
export interface PersonalDataArea {
  /** Kebab case: the name of its part of the export, and of the folder of its files. */
  id: string;
  /** A heading in plain words: "Messages". */
  title: string;
  /** Names of the tables in the database that it answers for. */
  tables: readonly string[];
  /** One sentence: what is held. */
  holds: string;
  /** What becomes of it when the user leaves, one sentence; `stays` when the law keeps a part of it. */
  retention: { stays: boolean; words: string };
  /** All of it that a user can read, for the export: no secrets, no hashes. Dates become text by themselves. */
  collect(db: QueryBuilder, owner: DataOwner): Promise<unknown>;
  /** Its files, one at a time, so that all of them need never be in memory together. */
  files?(db: QueryBuilder, owner: DataOwner): AsyncIterable<ExportedFile>;
  /** Within one transaction with all other areas. Use only that; an error takes everything back. */
  delete(transaction: QueryBuilder, owner: DataOwner, now: Date): Promise<void>;
}
