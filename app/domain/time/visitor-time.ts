import type { OpeningHours } from './opening-hours';

/** What an element is to be told about the visitor's time. */
export interface VisitorTime {
  /** A paragraph comes to say whether somebody is there now. */
  openingHours?: OpeningHours;
  /** A link, whose address ends where a zone belongs, leads from a page in this zone to the same in the visitor's own. */
  zone?: string;
}

/** On an element, hidden until the script has filled in what only the visitor's clock knows: VisitorTime as JSON. */
export const VISITOR_TIME_ATTRIBUTE = 'data-visitor-time';
