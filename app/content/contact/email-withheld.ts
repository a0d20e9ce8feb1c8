/** Said where a mail would have been sent to an address that nobody has confirmed. Says nothing else of that address. */
export const EMAIL_WITHHELD =
  'We have sent several mails to this address already, so this one was not sent. The next can be sent in an hour, at the latest tomorrow.';
