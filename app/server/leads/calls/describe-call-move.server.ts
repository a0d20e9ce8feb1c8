import { formatMoment } from '../../email/format-moment.server';

/** For the history of the message, in the time zone of the company. */
export const describeCallMove = (from: Date, to: Date): string =>
  `From ${formatMoment(from)} to ${formatMoment(to)}.`;
