import { resolve } from 'node:path';
import { createRunnableDevEnvironment, type RunnableDevEnvironment, resolveConfig } from 'vite';

const alias = { '~site': resolve('site.config.ts'), '~': resolve('app') };

async function openEnvironment(): Promise<RunnableDevEnvironment> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      cacheDir: process.cwd(),
      resolve: { alias },
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return environment;
}

let environment: Promise<RunnableDevEnvironment> | undefined;

/**
 * Loads a module of the site with its import aliases. `file` is relative to the project folder. What was loaded stays open until the
 * process ends, unlike with `runnerImport` of Vite: a module may import another one later, as the file store does with its client.
 */
export async function loadAppModule<Module>(file: string): Promise<Module> {
  environment ??= openEnvironment();
  return (await environment).runner.import<Module>(file);
}
