import { DONE_PARAMETER, findDoneMessage } from '~/domain/site/done-message';
import { Alert } from '~/ui/feedback/alert';

/** Messages after a form was saved, by the value of the query parameter. */
const SAVED_MESSAGES = {
  profile: 'Your details are saved.',
  picture: 'Your picture is saved.',
  portrait: 'Your portrait is saved.',
  initials: 'Your initials are shown again.',
  address: 'The address is saved.',
  default: 'The checkout now starts with this address.',
  removed: 'The address is deleted.',
  payment: 'Your payment details are saved.',
} as const;

type SavedMessageKey = keyof typeof SAVED_MESSAGES;

/** Adds the message to the path of a redirect. */
export const addSavedMessage = (path: string, key: SavedMessageKey): string =>
  `${path}?${DONE_PARAMETER}=${key}`;

/** Reads the message from the query of a URL. */
export function readSavedMessage(url: string): string | undefined {
  return findDoneMessage(SAVED_MESSAGES, new URL(url).searchParams);
}

/** Success message after a form was saved. */
export function SavedAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return <Alert tone="success" role="status" title={message} />;
}
