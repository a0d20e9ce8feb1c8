/** The category whose products are seats at events, or gifts: nothing of it travels by post. */
export const EVENTS_CATEGORY_ID = 'events';
