import { getToolButtonClasses, ToolLink } from './tool-button';

interface ForwardLinksProps {
  /** The path of the first page. Absent on it. */
  first?: string | undefined;
  /** The path of the next page. Absent on the last one. */
  next?: string | undefined;
  /** Left out for a list that shows the newest first. */
  labels?: { first: string; next: string };
}

const BY_TIME = { first: 'Newest', next: 'Older' };

/** The pages of a list that is read forwards. Nothing for a list of one page. */
export function ForwardLinks({ first, next, labels = BY_TIME }: ForwardLinksProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-2.5 flex gap-grout">
      {first && <ToolLink href={first}>{labels.first}</ToolLink>}
      {next && (
        <a href={next} rel="next" className={getToolButtonClasses('quiet')}>
          {labels.next}
        </a>
      )}
    </nav>
  );
}
