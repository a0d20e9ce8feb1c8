import { type EventKey, UNDATED } from '~/domain/tickets/event';

/** The event of the parameters of a route. */
export const readEventKey = ({ id, day }: { id: string; day: string }): EventKey => ({
  productId: id,
  ...(day !== UNDATED && { day }),
});
