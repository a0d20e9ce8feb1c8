/** R-LOGIN-1. */
export const LOGIN_PATH = '/login';

/** Where the clock of the browser is set, beside a payload that the specification leaves no room in. */
export const LOGIN_TIME_ZONE_HEADER = 'X-Time-Zone';
