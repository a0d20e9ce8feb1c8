/** Shown instead of sending an email to an unconfirmed address. It reveals nothing else about the address. */
export const EMAIL_WITHHELD =
  'We have sent several mails to this address already, so this one was not sent. The next can be sent in an hour, at the latest tomorrow.';
