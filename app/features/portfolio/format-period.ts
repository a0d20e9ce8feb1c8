import type { ProjectPeriod } from '~/content/portfolio/portfolio-project';
import { site } from '~site';

const monthFormat = new Intl.DateTimeFormat(site.language, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Jun 2025 to Mar 2026", "since Aug 2020". */
export function formatPeriod({ from, to }: ProjectPeriod): string {
  const format = (month: string) => monthFormat.format(new Date(`${month}-01`));
  return to ? `${format(from)} to ${format(to)}` : `since ${format(from)}`;
}

/** The year in which a project ended, or began if it goes on. */
export const getProjectYear = ({ from, to }: ProjectPeriod): string => (to ?? from).slice(0, 4);
