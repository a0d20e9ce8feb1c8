import { VISITOR_TIME_ATTRIBUTE } from '~/domain/time/visitor-time';

/** Only pages that say what time it is somewhere load what can tell. */
export function loadVisitorTime(): void {
  if (document.querySelector(`[${VISITOR_TIME_ATTRIBUTE}]`)) void import('./show-visitor-time');
}
