import { RETURN_STATE_LABELS } from '~/content/admin/state-labels';
import { REFUND_STATE_TEXTS } from '~/content/shop/refund-state-texts';
import type { SignedIn } from '~/domain/auth/session';
import {
  type AssistantAnswers,
  type AssistantPassage,
  normaliseQuestion,
} from '~/domain/help/assistant-passages';
import { findOwnQuestion } from '~/domain/help/own-question';
import type { Order } from '~/domain/orders/order';
import { EMPTY_ORDER_HISTORY_QUERY } from '~/domain/orders/order-history-query';
import { getOrderStatusLabel } from '~/domain/orders/order-status';
import { calculateProjectProgress, findNextMilestone } from '~/domain/projects/project';
import type { ProjectSummary } from '~/domain/projects/project-details';
import { pluralise } from '~/domain/text/pluralise';
import { paths } from '~/paths';
import type { Catalogue } from '../catalogue/catalogue.server';
import { formatDay } from '../email/format-moment.server';
import { formatIsoDay } from '../iso-day.server';
import type { Orders } from '../orders/orders.server';
import type { Projects } from '../projects/projects.server';
import type { PassageMatch } from './passage.server';

export interface AssistantDeps {
  catalogue: Pick<Catalogue, 'getProductsByIds'>;
  orders: Pick<Orders, 'listOrders' | 'getOwnOrder'>;
  projects: Pick<Projects, 'listProjects'>;
  /** Finds paragraphs in the search index of the site. */
  findPassages: (question: string) => Promise<PassageMatch[]>;
}

const MAX_OWN = 3;

const listNames = ({ lines }: Order) =>
  lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

function describeState({ status, events, paymentDeadline, tracking }: Order): string {
  const since = events.at(-1)?.at;
  const parts = [`${getOrderStatusLabel(status)}${since ? ` since ${formatDay(since)}` : ''}.`];
  if (paymentDeadline) parts.push(`It waits for its payment until ${formatDay(paymentDeadline)}.`);
  if (tracking?.carrier) parts.push(`Sent with ${tracking.carrier}.`);
  return parts.join(' ');
}

const describeReturns = ({ returns, refunds }: Order): string =>
  [
    ...returns.map(
      ({ state, createdAt, note }) =>
        `Return of ${formatDay(createdAt)}: ${RETURN_STATE_LABELS[state]}.${note ? ` ${note}` : ''}`,
    ),
    // A bank can reject a refund that was sent: the day stays, and the state is another.
    ...refunds.map(({ state, createdAt, doneAt }) => {
      const on = state === 'done' && doneAt ? ` on ${formatDay(doneAt)}` : '';
      return `Refund of ${formatDay(createdAt)}: ${REFUND_STATE_TEXTS[state]}${on}.`;
    }),
  ].join(' ');

function toOrderPassage(order: Order): AssistantPassage {
  const { number, status, tracking } = order;
  const isSent = status === 'shipped' || status === 'delivered';
  return {
    title: `Your order ${number}`,
    text: [describeState(order), describeReturns(order), `${listNames(order)}.`].filter(Boolean).join(' '),
    source: { label: `Order ${number}`, href: paths.account.order(number) },
    ...(isSent && tracking?.url && { tracking: { label: 'Track the parcel', href: tracking.url } }),
  };
}

function toProjectPassage({ id, name, endsOn, milestones, state }: ProjectSummary): AssistantPassage {
  const next = findNextMilestone(milestones);
  const { done, total } = calculateProjectProgress(milestones);
  const progress =
    total === 0 ? '' : `, ${done} of ${pluralise(total, 'milestone')} ${total === 1 ? 'is' : 'are'} done`;
  const parts = [
    `The project is ${state}${progress}.`,
    ...(next ? [`Next: ${next.title}, due on ${formatIsoDay(next.dueOn)}.`] : []),
    state === 'finished' ? '' : `It ends on ${formatIsoDay(endsOn)}.`,
  ];
  return {
    title: `Your project ${name}`,
    text: parts.filter(Boolean).join(' '),
    source: { label: name, href: `${paths.account.projects()}/${id}` },
  };
}

/** Open orders come first: a question is mostly about these. */
async function listOwnOrders(
  { orders }: AssistantDeps,
  { user }: SignedIn,
  isReturn: boolean,
): Promise<Order[]> {
  const { orders: newest } = await orders.listOrders(user, EMPTY_ORDER_HISTORY_QUERY);
  const read = await Promise.all(newest.map(({ number }) => orders.getOwnOrder(user, number)));
  const own = read.flatMap((order) => order ?? []);
  if (isReturn) return own.filter(({ returns, refunds }) => returns.length + refunds.length > 0);
  const isOpen = ({ status }: Order) => !['delivered', 'cancelled', 'refunded'].includes(status);
  return own.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}

/** R-ASSIST-2: orders, returns and projects of the signed-in user that the question is about, three at most. */
export async function answerOwn(
  deps: AssistantDeps,
  actor: SignedIn,
  question: string,
): Promise<AssistantAnswers> {
  const own = findOwnQuestion(normaliseQuestion(question));
  if (!own) return { passages: [] };
  if (own.about === 'projects')
    return { passages: (await deps.projects.listProjects(actor)).slice(0, MAX_OWN).map(toProjectPassage) };
  if (own.orderNumber) {
    const order = await deps.orders.getOwnOrder(actor.user, own.orderNumber);
    return { passages: order ? [toOrderPassage(order)] : [] };
  }
  const orders = await listOwnOrders(deps, actor, own.about === 'returns');
  return { passages: orders.slice(0, MAX_OWN).map(toOrderPassage) };
}
