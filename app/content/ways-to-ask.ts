import { CALL_LENGTH } from '~/domain/call-slots';
import { paths } from '~/paths';
import { companyFigures, firstReplyMinutes } from './company';
import { helpArticles } from './help/articles';

export interface WayToAsk {
  id: 'look-up' | 'call' | 'write';
  href: string;
  /** What one does. */
  name: string;
  /** Until one knows more. */
  minutes: number;
  time: string;
  text: string;
}

const reply = companyFigures.find(({ id }) => id === 'first-reply');

export const waysToAsk: readonly WayToAsk[] = [
  {
    id: 'look-up',
    href: paths.helpCentre(),
    name: 'Look it up',
    minutes: 1,
    time: 'A minute',
    text: `${helpArticles.length} answers, found while you type.`,
  },
  {
    id: 'call',
    href: paths.bookCall(),
    name: 'Book a call',
    minutes: CALL_LENGTH,
    time: `${CALL_LENGTH} minutes`,
    text: 'With one person, on a day that you choose.',
  },
  {
    id: 'write',
    href: paths.contact(),
    name: 'Write to a person',
    minutes: firstReplyMinutes,
    time: reply?.value ?? '',
    text: 'The median of our working hours until somebody has answered.',
  },
];
