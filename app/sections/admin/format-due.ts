import { getDueResponse, type ResponseKind } from '~/content/company/response-times';
import { formatDate } from '../format/format-date';

interface DueWords {
  /** "To be packed" */
  open: string;
  /** "Was to be packed" */
  over: string;
}

/** R-DUE-2: "To be packed by 1 December 2026", "To be packed today", "Was to be packed by 1 December 2026". */
export function formatDue(
  { open, over }: DueWords,
  { kind, start, now }: { kind: ResponseKind; start: Date; now: Date },
): { text: string; isOver: boolean } {
  const { day, state } = getDueResponse(kind, start, now);
  if (state === 'today') return { text: `${open} today`, isOver: false };
  const isOver = state === 'overdue';
  return { text: `${isOver ? over : open} by ${formatDate(day)}`, isOver };
}
