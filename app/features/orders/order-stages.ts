import { getOrderStatusLabel, type OrderStatus } from '~/domain/orders/order-status';

/** The way of an order that all goes well for. */
const WAY: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];

export interface OrderStage {
  status: OrderStatus;
  label: string;
  state: 'done' | 'now' | 'ahead' | 'ended';
  at?: Date;
  note?: string;
}

export interface OrderEvent {
  status: OrderStatus;
  at: Date;
  note?: string;
}

/**
 * The history of an order as stages: what happened with its time, where it stands, what is still ahead. An order that
 * was cancelled or refunded ends there, with nothing ahead of it.
 */
export function orderStages(status: OrderStatus, events: readonly OrderEvent[]): OrderStage[] {
  const reached = WAY.indexOf(status);
  const happened = (wanted: OrderStatus) => events.findLast((event) => event.status === wanted);
  const stage = (of: OrderStatus, state: OrderStage['state']): OrderStage => {
    const event = happened(of);
    return {
      status: of,
      label: getOrderStatusLabel(of),
      state,
      ...(event && { at: event.at }),
      ...(event?.note && { note: event.note }),
    };
  };
  if (reached !== -1) {
    return WAY.map((of, position) =>
      stage(of, position < reached ? 'done' : position === reached ? 'now' : 'ahead'),
    );
  }
  const passed = [...WAY, 'cancelled' as const].filter((of) => of !== status && happened(of));
  return [...passed.map((of) => stage(of, 'done')), stage(status, 'ended')];
}
