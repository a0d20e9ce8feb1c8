import { adminPaths } from '~/content/admin/admin-paths';
import type { OrderTodo, OrderTodoKind } from '~/domain/orders/dashboard';
import type { WaitingEntries } from '~/domain/site/staff-counts';
import { formatDayAndMonth } from '~/sections/format/format-date';
import { formatDayAndTime, formatTime } from '~/sections/format/format-moment';

/** What waits in each area. A count of 0 for what the member of staff may not see. */
export interface Waiting {
  todos: readonly OrderTodo[];
  /** New ones, without applications. */
  messages: WaitingEntries;
  applications: WaitingEntries;
  /** Those that are still to come today. */
  calls: { count: number; next?: Date };
  reviews: WaitingEntries;
  /** Open milestones of projects past their day. `oldestDueOn`: ISO day. */
  milestones: { count: number; oldestDueOn?: string };
  failedJobs: WaitingEntries;
  /** Of the latest check of the books. */
  differences: number;
}

export interface Todo {
  id: string;
  count: number;
  label: string;
  href: string;
  /** Since when the oldest one waits, or when the next one is. */
  when?: { lead: string; text: string };
}

/** One, and several. */
const ORDER_LABELS: Readonly<Record<OrderTodoKind, readonly [string, string]>> = {
  'to-pay': ['payment to record', 'payments to record'],
  'to-pack': ['order to pack', 'orders to pack'],
  'to-ship': ['parcel to hand over', 'parcels to hand over'],
  returns: ['return to decide', 'returns to decide'],
  excess: ['order with money to send back', 'orders with money to send back'],
};

/** What there is to do, each with its list. Kinds with nothing to do are left out. */
export function listTodos(waiting: Waiting, now: Date): Todo[] {
  const { todos, messages, applications, calls, reviews, milestones, failedJobs, differences } = waiting;
  const since = (count: number, text: string | undefined): Pick<Todo, 'when'> =>
    text ? { when: { lead: count > 1 ? 'the oldest from ' : 'from ', text } } : {};
  const toTodo = (
    id: string,
    { count, oldest }: WaitingEntries,
    [one, several]: readonly [string, string],
    href: string,
  ): Todo => ({
    id,
    count,
    href,
    label: count === 1 ? one : several,
    ...since(count, oldest && formatDayAndTime(oldest, now)),
  });
  const all: Todo[] = [
    ...todos.map((todo) =>
      toTodo(todo.kind, todo, ORDER_LABELS[todo.kind], adminPaths.orders(`view=${todo.kind}`)),
    ),
    toTodo('messages', messages, ['new message', 'new messages'], adminPaths.inbox()),
    {
      ...toTodo('calls', { count: calls.count }, ['call today', 'calls today'], adminPaths.calls()),
      ...(calls.next && {
        when: { lead: calls.count > 1 ? 'the next at ' : 'at ', text: formatTime(calls.next) },
      }),
    },
    toTodo(
      'applications',
      applications,
      ['application to read', 'applications to read'],
      adminPaths.applications(),
    ),
    toTodo('reviews', reviews, ['review to read', 'reviews to read'], adminPaths.reviews()),
    {
      ...toTodo(
        'milestones',
        { count: milestones.count },
        ['milestone overdue', 'milestones overdue'],
        adminPaths.projects('view=overdue'),
      ),
      ...since(milestones.count, milestones.oldestDueOn && formatDayAndMonth(milestones.oldestDueOn)),
    },
    toTodo('jobs', failedJobs, ['job that failed', 'jobs that failed'], adminPaths.jobs()),
    toTodo(
      'books',
      { count: differences },
      ['difference in the books', 'differences in the books'],
      adminPaths.books(),
    ),
  ];
  return all.filter(({ count }) => count > 0);
}

/** "21 things wait. The oldest is from yesterday, 16:20." */
export function describeTodos(waiting: Waiting, now: Date): string {
  const total = listTodos(waiting, now).reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'Nothing waits.';
  const { todos, messages, applications, reviews, failedJobs } = waiting;
  const times = [...todos, messages, applications, reviews, failedJobs].flatMap(
    ({ oldest }) => oldest?.getTime() ?? [],
  );
  const count = total === 1 ? 'One thing waits' : `${total} things wait`;
  if (times.length === 0) return `${count}.`;
  const since = formatDayAndTime(new Date(Math.min(...times)), now);
  return total === 1 ? `${count}, from ${since}.` : `${count}. The oldest is from ${since}.`;
}
