import type { ScheduleKind } from '~/domain/services/hackathon-schedule';

/** Colour of each kind of hour, in the wall and in the list. */
export const KIND_FILLS: Readonly<Record<ScheduleKind, string>> = {
  work: 'fill-glaze-jade',
  meal: 'fill-glaze-marigold',
  judging: 'fill-glaze-vermilion',
  talk: 'fill-text',
  rest: 'fill-tile-3',
};
