import type { Stage } from './stage.ts';

export type StageChoice = { stages: readonly Stage[] } | { error: string };

/**
 * The stages for the arguments: all, the fast ones (`--fast`), or the named ones with the stages that they depend on. So tests of the
 * production build never run on an old one.
 */
export function chooseStages(stages: readonly Stage[], args: readonly string[]): StageChoice {
  if (args.includes('--fast')) return { stages: stages.filter((stage) => stage.isFast) };
  if (args.length === 0) return { stages };
  const unknown = args.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const names = stages.map((stage) => stage.name).join(', ');
    return { error: `Error: unknown stage "${unknown.join('", "')}". Use --fast or one of: ${names}` };
  }
  const named = stages.filter((stage) => args.includes(stage.name));
  const needed = new Set([...args, ...named.map((stage) => stage.dependsOn)]);
  return { stages: stages.filter((stage) => needed.has(stage.name)) };
}
