/** Prefix of the key of a change whose former address the account had confirmed. */
export const CONFIRMED_CHANGE_PREFIX = 'confirmed-email-changed:';

/** Identifies the notification of a change and the email to the former address: R-DELETION-4 finds the one by the other. */
export const toChangeKey = (changeId: string, isFormerConfirmed: boolean): string =>
  isFormerConfirmed ? CONFIRMED_CHANGE_PREFIX + changeId : `email-changed:${changeId}`;
