/** Milliseconds from page load to submission, written by the page's script. Empty without scripts. */
export const ELAPSED_FIELD = 'elapsed';

/** A field that visitors do not see. Automated senders fill it in. */
export const HONEYPOT_FIELD = 'website';
