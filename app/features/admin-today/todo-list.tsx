import { adminPaths } from '~/content/admin/admin-paths';
import type { OrderTodo, OrderTodoKind } from '~/domain/orders/dashboard';
import { formatDayAndMonth } from '~/sections/format/format-date';
import { formatDayAndTime } from '~/sections/format/format-moment';

/** One, and several. */
const LABELS: Readonly<Record<OrderTodoKind, readonly [string, string]>> = {
  'to-pay': ['payment to record', 'payments to record'],
  'to-pack': ['order to pack', 'orders to pack'],
  'to-ship': ['parcel to hand over', 'parcels to hand over'],
  returns: ['return to decide', 'returns to decide'],
  excess: ['order with money to send back', 'orders with money to send back'],
};

/** Reviews that wait for staff. */
interface WaitingReviews {
  count: number;
  oldest?: Date;
}

/** Milestones of projects past their day. */
interface OverdueMilestones {
  count: number;
  /** ISO day. */
  oldestDueOn?: string;
}

interface TodoListProps {
  todos: readonly OrderTodo[];
  reviews: WaitingReviews;
  milestones: OverdueMilestones;
  now: Date;
}

const toEntries = ({ todos, reviews, milestones }: Omit<TodoListProps, 'now'>) => [
  ...todos.map((todo) => ({
    ...todo,
    label: LABELS[todo.kind][todo.count === 1 ? 0 : 1],
    href: adminPaths.orders(`view=${todo.kind}`),
  })),
  {
    ...{ ...reviews, kind: 'reviews', href: adminPaths.reviews() },
    label: reviews.count === 1 ? 'review to read' : 'reviews to read',
  },
  {
    ...{ kind: 'milestones', count: milestones.count, dueOn: milestones.oldestDueOn },
    label: milestones.count === 1 ? 'milestone overdue' : 'milestones overdue',
    href: adminPaths.projects('view=overdue'),
  },
];

interface SinceProps {
  count: number;
  oldest?: Date;
  /** ISO day, instead of a time. */
  dueOn?: string | undefined;
  now: Date;
}

/** Since when the oldest one waits. */
function Since({ count, oldest, dueOn, now }: SinceProps) {
  const since = oldest ? formatDayAndTime(oldest, now) : dueOn && formatDayAndMonth(dueOn);
  if (!since) return null;
  return (
    <span className="text-end text-xs text-muted lg:text-sm">
      <span className="max-sm:sr-only">{count > 1 ? 'the oldest from ' : 'from '}</span>
      {since}
    </span>
  );
}

/** What there is to do, each as a link to its list. Kinds with nothing to do are left out. */
export function TodoList({ now, ...waiting }: TodoListProps) {
  const open = toEntries(waiting).filter(({ count }) => count > 0);
  if (open.length === 0) return <p className="px-2 pb-2 text-muted">Nothing waits. Enjoy the quiet.</p>;
  return (
    <ul className="grid">
      {open.map(({ kind, count, label, href, ...since }) => (
        <li key={kind}>
          <a
            href={href}
            className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-tile px-2 hover:bg-raised"
          >
            <span className="min-w-6 font-display text-[1.25rem] leading-none font-semibold tabular-nums">
              {count}
            </span>
            <span>{label}</span>
            <Since {...since} count={count} now={now} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "21 things wait. The oldest since yesterday, 16:20." */
export function describeTodos({ todos, reviews, milestones, now }: TodoListProps): string {
  const waiting: readonly WaitingReviews[] = [...todos, reviews, { count: milestones.count }];
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const times = waiting.flatMap(({ oldest }) => oldest ?? []).sort((a, b) => a.getTime() - b.getTime());
  const [oldest] = times;
  if (total === 0) return 'Nothing waits.';
  if (!oldest) return total === 1 ? 'One thing waits.' : `${total} things wait.`;
  const since = formatDayAndTime(oldest, now);
  return total === 1
    ? `One thing waits, from ${since}.`
    : `${total} things wait. The oldest is from ${since}.`;
}
