import { adminPaths } from '~/content/admin/admin-paths';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { addDays } from '~/domain/time/wall-clock';
import { getToolButtonClasses } from '~/sections/admin/tool-button';
import { KeyboardKey } from '~/ui/data/keyboard-key';
import { Icon } from '~/ui/icons/icon';

/** The weeks before and after, and the one of today. */
export function WeekLinks({ monday }: { monday: string }) {
  const toWeek = (day: string) => adminPaths.calls(`week=${day}`);
  return (
    <nav aria-label="Weeks" className="flex flex-wrap gap-grout">
      <a
        href={toWeek(addDays(monday, -7))}
        rel="prev"
        {...{ [ADMIN_ATTRIBUTES.key]: 'p' }}
        className={getToolButtonClasses('quiet')}
      >
        <Icon name="arrow-left" size={14} />
        <span className="max-sm:sr-only">Previous week</span>
        <KeyboardKey>P</KeyboardKey>
      </a>
      <a
        href={adminPaths.calls()}
        {...{ [ADMIN_ATTRIBUTES.key]: 't' }}
        className={getToolButtonClasses('quiet')}
      >
        Today
        <KeyboardKey>T</KeyboardKey>
      </a>
      <a
        href={toWeek(addDays(monday, 7))}
        rel="next"
        {...{ [ADMIN_ATTRIBUTES.key]: 'n' }}
        className={getToolButtonClasses('quiet')}
      >
        <span className="max-sm:sr-only">Next week</span>
        <KeyboardKey>N</KeyboardKey>
        <Icon name="arrow-right" size={14} />
      </a>
    </nav>
  );
}
