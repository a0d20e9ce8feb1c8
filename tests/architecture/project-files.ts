import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const ignored = new Set(
  readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/\/$/, ''))
    .filter(Boolean),
);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const isIgnored = ignored.has(entry.name) || entry.name === '.git' || entry.name.endsWith('.log');
    if (isIgnored) return [];
    const full = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(full) : [relative(root, full).split(sep).join('/')];
  });
}

/** Every file of the project, from its root, with forward slashes; what git ignores is left out. */
export const projectFiles: readonly string[] = filesIn(root);

export const codeFiles = projectFiles.filter((file) => /\.([cm]?[jt]s|tsx|css)$/.test(file));

export const textFiles = projectFiles.filter((file) =>
  /\.([cm]?[jt]s|tsx|css|json|md|mdx|html|svg|txt|yml|yaml|sql|toml|sh|example)$|(^|\/)(run|LICENSE|\.npmrc)$/.test(
    file,
  ),
);

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');
