import { Icon } from '~/ui/icons/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { Todo } from './list-todos';

/** What there is to do, each as a link to its list. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) return <p className="px-2 pb-2 text-muted">Nothing waits. Enjoy the quiet.</p>;
  return (
    <ul className="grid">
      {todos.map(({ id, count, label, href, when, overdue }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-1">
          <a
            href={href}
            className="grid min-h-11 min-w-0 flex-1 basis-56 grid-cols-[auto_minmax(0,1fr)] items-center min-[20em]:grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-tile px-2 hover:bg-raised"
          >
            <span className="min-w-6 font-display text-[1.25rem] leading-none font-semibold tabular-nums">
              {count}
            </span>
            <span>{label}</span>
            {when && (
              <span className="text-xs text-muted max-[20em]:col-start-2 min-[20em]:text-end lg:text-sm">
                <span className="max-sm:sr-only">{when.lead}</span>
                {when.text}
              </span>
            )}
          </a>
          {overdue && (
            <a
              href={overdue.href}
              className="ms-auto inline-flex min-h-11 items-center gap-1 rounded-tile px-2 text-xs font-semibold whitespace-nowrap text-warning hover:bg-raised lg:text-sm"
            >
              <Icon name="warning" size={14} className="shrink-0" />
              {overdue.count} overdue<VisuallyHidden>, {label}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
