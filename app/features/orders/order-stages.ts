import { getOrderStatusLabel, type OrderStatus } from '~/domain/orders/order-status';

/** Stages of an order with a parcel, and of one of tickets and gift cards alone (R-ORDER-11). */
const PARCEL_STAGES: readonly OrderStatus[] = ['placed', 'paid', 'packed', 'shipped', 'delivered'];
const EMAIL_STAGES: readonly OrderStatus[] = ['placed', 'paid', 'delivered'];

export interface OrderStage {
  status: OrderStatus;
  label: string;
  state: 'done' | 'current' | 'upcoming' | 'ended';
  at?: Date;
  note?: string;
}

export interface StageEvent {
  status: OrderStatus;
  at: Date;
  note?: string;
}

/**
 * The stages of an order: past ones with their time, the current one, upcoming ones. A cancelled or refunded order ends
 * there, without upcoming stages.
 */
export function buildOrderStages(
  { status, isDeliveredByEmail = false }: { status: OrderStatus; isDeliveredByEmail?: boolean },
  events: readonly StageEvent[],
): OrderStage[] {
  const regularStages = isDeliveredByEmail ? EMAIL_STAGES : PARCEL_STAGES;
  const currentIndex = regularStages.indexOf(status);
  const findEvent = (searchedStatus: OrderStatus) =>
    events.findLast((event) => event.status === searchedStatus);
  const createStage = (stageStatus: OrderStatus, state: OrderStage['state']): OrderStage => {
    const event = findEvent(stageStatus);
    return {
      status: stageStatus,
      label: isDeliveredByEmail && stageStatus === 'delivered' ? 'Issued' : getOrderStatusLabel(stageStatus),
      state,
      ...(event && { at: event.at }),
      ...(event?.note && { note: event.note }),
    };
  };
  if (currentIndex !== -1) {
    return regularStages.map((of, position) =>
      createStage(of, position < currentIndex ? 'done' : position === currentIndex ? 'current' : 'upcoming'),
    );
  }
  const passedStages = [...regularStages, 'cancelled' as const].filter(
    (of) => of !== status && findEvent(of),
  );
  return [...passedStages.map((of) => createStage(of, 'done')), createStage(status, 'ended')];
}
