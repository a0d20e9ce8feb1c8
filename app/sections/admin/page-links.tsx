import { getToolButtonClasses } from './tool-button';

interface PageLinksProps<Cursor> {
  page: { newer?: Cursor; older?: Cursor };
  toPath: (cursor: Cursor) => string;
}

/** The pages beside this one. Nothing for a list of one page. */
export function PageLinks<Cursor>({ page: { newer, older }, toPath }: PageLinksProps<Cursor>) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Pages" className="mt-2.5 flex gap-grout">
      {newer && (
        <a href={toPath(newer)} rel="prev" className={getToolButtonClasses('quiet')}>
          Newer
        </a>
      )}
      {older && (
        <a href={toPath(older)} rel="next" className={getToolButtonClasses('quiet')}>
          Older
        </a>
      )}
    </nav>
  );
}
