import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
export const projectPath = (...parts) => path.join(projectRoot, ...parts);

export const packageLockFile = projectPath('package-lock.json');
export const installedPackageLockFile = projectPath('node_modules', '.package-lock.json');
export const installStampFile = projectPath('node_modules', '.tessera-install');
export const buildStampFile = projectPath('build', '.sources');
