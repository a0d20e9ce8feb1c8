import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const ignoredByGit = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n').filter(Boolean);

/** Supports the patterns of this .gitignore: `name`, `name/`, `/name/` (at the root only), `*.extension`. */
function isIgnored(path: string): boolean {
  const name = basename(path);
  return ['.git', ...ignoredByGit].some((pattern) => {
    if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1));
    const plainName = pattern.replace(/^\/|\/$/g, '');
    return pattern.startsWith('/') ? path === plainName : name === plainName;
  });
}

function listFiles(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** All files of the project except ignored ones: paths from the root with forward slashes. */
export const projectFiles: readonly string[] = listFiles('');

export const codeFiles = projectFiles.filter((file) => /\.([cm]?[jt]s|tsx|css)$/.test(file));

export const textFiles = projectFiles.filter((file) =>
  /\.([cm]?[jt]s|tsx|css|json|md|mdx|html|svg|txt|yml|yaml|sql|toml|sh|example)$|(^|\/)(run|LICENSE|\.npmrc)$/.test(
    file,
  ),
);

export const readProjectFile = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
