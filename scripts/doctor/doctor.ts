import { examineBrowser, examineBuild, examineDataFolder, examineNode, examinePort } from './examine.ts';
import { examineSettings } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const { findings, table, environment } = await examineSettings();
findings.unshift(examineNode(), examineBuild(), examineBrowser());
if (environment) {
  findings.push(await examinePort(environment.HOST, environment.PORT));
  if (environment.DATABASE_URL === undefined) findings.push(await examineDataFolder(environment.DATA_FOLDER));
}

say('Settings (from the shell and .env)\n');
for (const line of table) say(`  ${line}`);
say('\nFindings\n');
for (const { fine, words } of findings) say(`  ${fine ? '✓' : '✗'} ${words.replaceAll('\n', '\n    ')}`);
process.exitCode = findings.every(({ fine }) => fine) ? 0 : 1;
