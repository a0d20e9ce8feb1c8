export interface EventFact {
  label: string;
  value: string;
}

/** The details of a product that a guest needs at the entrance. */
const LABELS: readonly string[] = ['When', 'Where'];

interface DatedSeat {
  /** The days of the event, in words. Absent for one without a date. */
  day?: string;
  /** The page of the product is about this date, and not about a later one. */
  isLastDate: boolean;
}

interface EventPage {
  subtitle: string;
  details: readonly EventFact[];
}

/** R-TICKET-11: when and where the event of a seat is. Without a page in the shop it is the day alone. */
export function listEventFacts({ day, isLastDate }: DatedSeat, page: EventPage | undefined): EventFact[] {
  if (isLastDate && page) {
    const facts = page.details.filter(({ label }) => LABELS.includes(label));
    if (facts.length > 0) return facts;
    if (page.subtitle) return [{ label: 'When and where', value: page.subtitle }];
  }
  return day ? [{ label: 'When', value: day }] : [];
}
