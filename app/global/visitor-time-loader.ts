import { VISITOR_TIME } from '~/domain/visitor-time';

/** Only pages that say what time it is somewhere load what can tell. */
export function loadVisitorTime(): void {
  if (document.querySelector(`[${VISITOR_TIME}]`)) void import('./visitor-time');
}
