import { VISITOR_TIME_ATTRIBUTE } from '~/domain/time/visitor-time';

/** Loads the script for times on pages that have elements for it. */
export function loadVisitorTime(): void {
  if (document.querySelector(`[${VISITOR_TIME_ATTRIBUTE}]`)) void import('./show-visitor-time');
}
