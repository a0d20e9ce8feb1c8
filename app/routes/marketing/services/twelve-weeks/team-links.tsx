import { twelveWeeksContent } from '~/content/services/twelve-weeks-content';
import { paths } from '~/paths';
import { SegmentedLinks } from '~/ui/navigation/segmented-links';

type TeamSize = 2 | 3 | 4;

/** The team of the query; two for any other text. */
export const parseTeamSize = (text: string | null): TeamSize => (text === '3' ? 3 : text === '4' ? 4 : 2);

const LABELS: Readonly<Record<TeamSize, string>> = { 2: 'Two of us', 3: 'Three of us', 4: 'Four of us' };
const SIZES = [2, 3, 4] as const;

/** Links to the same weeks with another team, and so with other sums. */
export function TeamLinks({ team }: { team: TeamSize }) {
  return (
    <div className="min-w-0 print:hidden">
      <SegmentedLinks
        label={twelveWeeksContent.teamLegend}
        items={SIZES.map((size) => ({
          label: LABELS[size],
          href: `${paths.twelveWeeks(size)}#weeks`,
          isCurrent: size === team,
        }))}
      />
    </div>
  );
}
