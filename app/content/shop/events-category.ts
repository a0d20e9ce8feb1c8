/** The category of event seats and gift cards: none of its products is shipped. */
export const EVENTS_CATEGORY_ID = 'events';
