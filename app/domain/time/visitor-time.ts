import type { OpeningHours } from './opening-hours';

/** What the script fills into a hidden element from the visitor's time and time zone. */
export interface VisitorTime {
  /** On a paragraph: the script writes whether it is open now. */
  openingHours?: OpeningHours;
  /** On a link: the time zone of this page. If the visitor's differs, the script appends it to the URL and shows the link. */
  zone?: string;
}

/** Marks a hidden element that the script fills in. The value is VisitorTime as JSON. */
export const VISITOR_TIME_ATTRIBUTE = 'data-visitor-time';
