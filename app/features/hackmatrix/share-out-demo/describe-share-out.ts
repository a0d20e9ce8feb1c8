import { pluralise } from '~/domain/text/pluralise';
import type { ShareOut } from '~/features/hackmatrix/rules/share-out';

/** The result in one or two sentences. */
export function describeShareOut(
  { judgesByTeam, loads, missing }: ShareOut,
  teams: readonly { id: string; name: string }[],
): string {
  const [gap] = missing;
  if (gap) {
    const name = teams.find(({ id }) => id === gap.teamId)?.name ?? '';
    const others = missing.length - 1;
    const rest =
      others === 0
        ? ''
        : others === 1
          ? ', and one more team is short'
          : `, and ${others} more teams are short`;
    return `${name} is ${pluralise(gap.count, 'judge')} short${rest}. Find one more judge rather than one less rule.`;
  }
  const counts = Object.values(loads);
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const ballots = Object.values(judgesByTeam).flat().length;
  return `${ballots} ballots, ${least === most ? least : `${least} to ${most}`} for each judge.`;
}
