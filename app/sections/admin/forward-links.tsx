import { toolButtonClasses } from './tool-button';

interface ForwardLinksProps {
  /** The path of the first page. Absent on it. */
  first?: string | undefined;
  /** The path of the next page. Absent on the last one. */
  next?: string | undefined;
}

/** The pages of a list that is read forwards, the newest first. Nothing for a list of one page. */
export function ForwardLinks({ first, next }: ForwardLinksProps) {
  if (!first && !next) return null;
  return (
    <nav aria-label="Pages" className="mt-2.5 flex gap-grout">
      {first && (
        <a href={first} className={toolButtonClasses('quiet')}>
          Newest
        </a>
      )}
      {next && (
        <a href={next} rel="next" className={toolButtonClasses('quiet')}>
          Older
        </a>
      )}
    </nav>
  );
}
