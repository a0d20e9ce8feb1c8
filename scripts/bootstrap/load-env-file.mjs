// Loaded ahead of the programs that have settings: takes them from .env when there is one. What the shell sets wins.
import { existsSync } from 'node:fs';
import { projectPath } from './project-paths.mjs';

const file = projectPath('.env');
if (existsSync(file)) process.loadEnvFile(file);
