import { logProgress } from './benchmark-report.ts';

/**
 * Measures every subject once in each round, after a warm-up round. Each round starts with another subject. The values of a
 * subject are in the order of the rounds, so that they can be compared round by round.
 */
export async function measureInRounds<Value>(
  subjects: ReadonlyMap<string, () => Promise<Value>>,
  { rounds, title }: { rounds: number; title: string },
): Promise<(name: string) => Value[]> {
  const entries = [...subjects];
  const values = new Map<string, Value[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (let offset = 0; offset < entries.length; offset += 1) {
      const [name, measure] = entries[(round + offset) % entries.length] ?? [];
      if (name === undefined || measure === undefined) continue;
      const value = await measure();
      if (round > 0) values.get(name)?.push(value);
    }
    logProgress(round === 0 ? `${title}: warm-up done` : `${title}: round ${round} of ${rounds}`);
  }
  return (name) => values.get(name) ?? [];
}
