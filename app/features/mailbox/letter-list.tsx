import { paths } from '~/paths';
import { DeskList } from './desk-list';

export interface LetterEntry {
  name: string;
  occasion: string;
  subject: string;
}

/** Every letter there is. */
export const LetterList = ({ letters, open }: { letters: readonly LetterEntry[]; open?: string }) => (
  <DeskList
    label="Letters"
    items={letters.map(({ name, occasion, subject }) => ({
      href: paths.dev.letter(name),
      title: subject,
      detail: occasion,
      current: name === open,
    }))}
  />
);
