import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const inRoot = (...parts) => path.join(root, ...parts);

export const lockFile = inRoot('package-lock.json');
export const installedLockFile = inRoot('node_modules', '.package-lock.json');
export const installStamp = inRoot('node_modules', '.tessera-install');
export const buildStamp = inRoot('build', '.sources');
