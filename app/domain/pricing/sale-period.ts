/** When a sale applies. The end is the first moment after it. */
export interface SalePeriod {
  startsAt?: Date;
  endsAt?: Date;
}

/** R-PRICE-5: whether a sale applies at `now`: from its start on, and before its end. */
export const isSaleActive = ({ startsAt, endsAt }: SalePeriod, now: Date): boolean =>
  (!startsAt || startsAt <= now) && (!endsAt || now < endsAt);

/** When `isSaleActive` changes next. `undefined` when it does not change any more. */
export const findNextSwitch = ({ startsAt, endsAt }: SalePeriod, now: Date): Date | undefined =>
  [startsAt, endsAt].find((moment) => moment !== undefined && now < moment);
