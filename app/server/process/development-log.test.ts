import { expect, it } from 'vitest';
import { createLogger } from '../http/logger.server';
import { createDevelopmentOutput } from './development-log.server';

function createTestLogger() {
  const lines: string[] = [];
  return {
    lines,
    logger: createLogger(
      'info',
      createDevelopmentOutput((text) => lines.push(text)),
    ),
  };
}

it('an error of a page is printed once, with its stack line by line', () => {
  const { lines, logger } = createTestLogger();
  const error = new Error('Nothing here.');
  const report = (requestId: string) => logger.error({ requestId, path: '/a', error }, 'a page failed');
  report('1');
  report('1');
  expect(lines).toEqual([`a page failed: /a\n${error.stack}\n`]);
  report('2');
  expect(lines).toHaveLength(2);
});

it('a refused statement is printed without a stack, other lines stay as they are', () => {
  const { lines, logger } = createTestLogger();
  logger.error({ error: 'no connection' }, 'a job failed');
  logger.info('started');
  expect(lines[0]).toBe("a job failed\n'no connection'\n");
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'started' });
});
