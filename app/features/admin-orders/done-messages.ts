/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES = {
  payment: 'The payment is recorded.',
  'payment-partial': 'The payment is recorded. A part is still to be paid.',
  'payment-excess': 'The payment is recorded. It is more than the order costs.',
  repeated: 'This payment was recorded already.',
  'mark-paid': 'Marked as paid.',
  pack: 'Packed.',
  ship: 'Shipped. The buyer gets an e-mail.',
  deliver: 'Delivered.',
  cancel: 'Cancelled. The buyer gets an e-mail.',
  refund: 'The refund is noted. The buyer gets an e-mail.',
  'refund-sent': 'The transfer is noted.',
  'refund-again': 'The refund is sent again.',
  'return-approved': 'The return is approved. The buyer gets an e-mail.',
  'return-rejected': 'The return is declined. The buyer gets an e-mail.',
  'return-received': 'The return has arrived. The buyer gets an e-mail.',
  'return-refunded': 'The return is refunded. The buyer gets an e-mail.',
  note: 'The note is added.',
} as const;

export type DoneMessageKey = keyof typeof DONE_MESSAGES;

const PARAMETER = 'done';

/** The query of a page with the message of what was done. */
export const addDoneMessage = (search: string, key: DoneMessageKey): string => {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, key);
  return params.toString();
};

/** The message in the query of a URL. */
export function readDoneMessage(params: URLSearchParams): string | undefined {
  const key = params.get(PARAMETER) ?? '';
  return Object.hasOwn(DONE_MESSAGES, key) ? DONE_MESSAGES[key as DoneMessageKey] : undefined;
}
