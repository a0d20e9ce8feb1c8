import { afterEach, expect, it, vi } from 'vitest';
import { operatorCommands, runOperatorCommand } from '~/server/process/operator-commands.server';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  [[], Object.keys(operatorCommands)],
  [['toString'], Object.keys(operatorCommands)],
  [['invite'], ['invite']],
  [['invite', 'a@kiln.example', 'b@kiln.example'], ['invite']],
  [['backup', '--file'], ['backup']],
  [['backup', 'one', 'two'], ['backup']],
  [['restore', '--check'], ['restore']],
  [['restore', 'file', '--force'], ['restore']],
  [['restore', 'one', 'two'], ['restore']],
  [['files', 'move', 'cloud'], ['files']],
  [['files', 'count', 's3'], ['files']],
  [['files', 'download', 'backup'], ['files']],
])('%j runs nothing and prints the usage of %j', async (args, names) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runOperatorCommand(args);
  const usages = names.map((name) => operatorCommands[name]?.usage).join('');
  expect(write.mock.calls).toEqual([[`Usage:\n${usages}`]]);
  expect(process.exitCode).toBe(2);
});
