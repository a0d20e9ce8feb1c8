/** R-LOGIN-1. */
export const LOGIN_PATH = '/login';

/** The browser's time zone. A header, because R-LOGIN-1 fixes the payload. */
export const LOGIN_TIME_ZONE_HEADER = 'X-Time-Zone';
