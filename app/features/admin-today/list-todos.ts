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
  /** API keys that have expired or soon will. */
  expiringKeys: number;
}

export interface Todo {
  id: string;
  count: number;
  label: string;
  href: string;
  /** Since when the oldest one waits, or when the next one is. */
  when?: { lead: string; text: string };
  /** What is overdue of it, with its list. */
  overdue?: { count: number; href: string };
}

/** One, and several. */
const ORDER_LABELS: Readonly<Record<OrderTodoKind, readonly [string, string]>> = {
  'to-pay': ['payment to record', 'payments to record'],
  'to-pack': ['order to pack', 'orders to pack'],
  'to-ship': ['parcel to hand over', 'parcels to hand over'],
  returns: ['return to decide', 'returns to decide'],
  disputes: ['dispute to answer', 'disputes to answer'],
  excess: ['order with money to send back', 'orders with money to send back'],
};

/** What there is to do, each with its list. Kinds with nothing to do are left out. */
export function listTodos(waiting: Waiting, now: Date): Todo[] {
  const { todos, messages, applications, calls, reviews, milestones, failedJobs, differences, expiringKeys } =
    waiting;
  const since = (count: number, text: string | undefined): Pick<Todo, 'when'> =>
    text ? { when: { lead: count > 1 ? 'the oldest from ' : 'from ', text } } : {};
  const toTodo = (
    id: string,
    { count, oldest, overdue }: WaitingEntries,
    [one, several]: readonly [string, string],
    href: string,
    overdueHref = href,
  ): Todo => ({
    id,
    count,
    href,
    label: count === 1 ? one : several,
    ...since(count, oldest && formatDayAndTime(oldest, now)),
    ...(overdue && { overdue: { count: overdue, href: overdueHref } }),
  });
  const all: Todo[] = [
    ...todos.map((todo) => ({
      ...toTodo(
        todo.kind,
        todo,
        ORDER_LABELS[todo.kind],
        adminPaths.orders(`view=${todo.kind}`),
        adminPaths.orders('view=overdue'),
      ),
      ...(todo.answerBy && {
        when: {
          lead: todo.count > 1 ? 'the first ' : '',
          text: `by ${formatDayAndTime(todo.answerBy, now)}`,
        },
      }),
    })),
    toTodo(
      'messages',
      messages,
      ['new message', 'new messages'],
      adminPaths.inbox(),
      adminPaths.inbox('view=overdue'),
    ),
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
    toTodo(
      'api-keys',
      { count: expiringKeys },
      ['API key to replace', 'API keys to replace'],
      adminPaths.apiKeys(),
    ),
  ];
  return all.filter(({ count, overdue }) => count > 0 || overdue !== undefined);
}

const sumCounts = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

function describeOverdue(total: number): string {
  if (total === 0) return '';
  return total === 1 ? 'One is overdue.' : `${total} are overdue.`;
}

/** "21 things wait. The oldest is from yesterday, 16:20. 2 are overdue." */
export function describeTodos(waiting: Waiting, now: Date): string {
  const todos = listTodos(waiting, now);
  const overdue = sumCounts(todos.flatMap((todo) => todo.overdue ?? [])) + waiting.milestones.count;
  return (
    [describeWaiting(waiting, sumCounts(todos), now), describeOverdue(overdue)].filter(Boolean).join(' ') ||
    'Nothing waits.'
  );
}

function describeWaiting(waiting: Waiting, total: number, now: Date): string {
  if (total === 0) return '';
  const { todos, messages, applications, reviews, failedJobs } = waiting;
  const times = [...todos, messages, applications, reviews, failedJobs].flatMap(
    ({ oldest }) => oldest?.getTime() ?? [],
  );
  const count = total === 1 ? 'One thing waits' : `${total} things wait`;
  if (times.length === 0) return `${count}.`;
  const since = formatDayAndTime(new Date(Math.min(...times)), now);
  return total === 1 ? `${count}, from ${since}.` : `${count}. The oldest is from ${since}.`;
}
