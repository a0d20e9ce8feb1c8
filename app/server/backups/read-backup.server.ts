import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { readBackupLines, verifyBackupFile, type WrittenFile } from './backup-file.server';
import {
  BACKUP_VERSION,
  BackupError,
  type BackupHeader,
  type BackupSequence,
  formatLine,
  headerLine,
  sequencesLine,
  tableEndLine,
  tableLine,
  totalLine,
} from './backup-format.server';

/** What a backup consists of, in the order of the file. */
type BackupPart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'row'; table: string; row: string }
  | { kind: 'table-end'; table: string; rows: number }
  | { kind: 'sequences'; sequences: BackupSequence[] };

export interface VerifiedBackup extends WrittenFile {
  header: BackupHeader;
  /** Rows by table. */
  tables: Map<string, number>;
  rowCount: number;
}

const ROW_START = '['.charCodeAt(0);

function parseLine<Schema extends z.ZodType>(
  schema: Schema,
  line: string,
  refusal: string,
): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BackupError(refusal);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw new BackupError(refusal);
  return result.data;
}

function readHeader(line: string, path: string): BackupHeader {
  const refusal = `${path} is not a backup of this site.`;
  const { version } = parseLine(formatLine, line, refusal);
  if (version !== BACKUP_VERSION)
    throw new BackupError(
      `${path} has version ${version} of the format. This site reads version ${BACKUP_VERSION}: use the version of the site that wrote it.`,
    );
  return parseLine(headerLine, line, refusal);
}

/**
 * The parts of a verified file. Throws BackupError when a table has other rows than its last line counts and hashes, or is
 * missing.
 */
export async function* readBackupParts(path: string): AsyncGenerator<BackupPart> {
  const lines = readBackupLines(path);
  const damaged = `${path} is damaged: its lines are not those of a backup.`;
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new BackupError(damaged);
    return value;
  };
  try {
    const header = readHeader((await next()).toString(), path);
    yield { kind: 'header', header };
    let total = 0;
    for (const { name } of header.tables) {
      const { table } = parseLine(tableLine, (await next()).toString(), damaged);
      const hash = createHash('sha256');
      let rows = 0;
      let line = await next();
      for (; line[0] === ROW_START; line = await next()) {
        hash.update(line).update('\n');
        rows += 1;
        yield { kind: 'row', table: name, row: line.toString() };
      }
      const end = parseLine(tableEndLine, line.toString(), damaged);
      if (table !== name || end.end !== name || end.rows !== rows || end.sha256 !== hash.digest('hex'))
        throw new BackupError(`${path} is damaged: the table ${name} is not what was written.`);
      total += rows;
      yield { kind: 'table-end', table: name, rows };
    }
    const { sequences } = parseLine(sequencesLine, (await next()).toString(), damaged);
    yield { kind: 'sequences', sequences };
    const counted = parseLine(totalLine, (await next()).toString(), damaged).total;
    if (counted.rows !== total || counted.tables !== header.tables.length)
      throw new BackupError(`${path} is damaged: it has ${total} rows instead of ${counted.rows}.`);
  } finally {
    await lines.return(undefined);
  }
}

/** Reads the whole file without a database: hashes of the file and of each table, versions, and counts. Throws BackupError. */
export async function verifyBackup(path: string): Promise<VerifiedBackup> {
  const file = await verifyBackupFile(path);
  const tables = new Map<string, number>();
  let header: BackupHeader | undefined;
  let rowCount = 0;
  for await (const part of readBackupParts(path)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind !== 'table-end') continue;
    tables.set(part.table, part.rows);
    rowCount += part.rows;
  }
  if (!header) throw new BackupError(`${path} is not a backup of this site.`);
  return { ...file, header, tables, rowCount };
}
