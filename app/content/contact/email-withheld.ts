/** Shown instead of sending an email to an unconfirmed address. It reveals nothing else about the address. */
export const EMAIL_WITHHELD =
  'We have already sent several emails to this address, so this one was not sent. Please try again in an hour or tomorrow.';
