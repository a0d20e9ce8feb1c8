// Preloaded by programs with settings: reads .env if it exists. Variables of the shell take precedence.
import { existsSync } from 'node:fs';
import { projectPath } from './project-paths.mjs';

const file = projectPath('.env');
if (existsSync(file)) process.loadEnvFile(file);
