import { paths } from '~/paths';
import { companyFigures, firstReplyMinutes } from '../company/company';

export interface ContactOption {
  id: 'look-up' | 'call' | 'write';
  href: string;
  /** Label of the option. */
  name: string;
  /** Time until the visitor has an answer. */
  expectedMinutes: number;
  expectedTime: string;
  text: string;
}

const getContactPath = companyFigures.find(({ id }) => id === 'first-reply');

/** `callMinutes` is the length of a call. */
export const listContactOptions = (callMinutes: number): readonly ContactOption[] => [
  {
    id: 'look-up',
    href: paths.helpCentre(),
    name: 'Look it up',
    expectedMinutes: 1,
    expectedTime: 'A minute',
    text: 'Short answers, found while you type.',
  },
  {
    id: 'call',
    href: paths.bookCall(),
    name: 'Book a call',
    expectedMinutes: callMinutes,
    expectedTime: `${callMinutes} minutes`,
    text: 'With one person, on a day that you choose.',
  },
  {
    id: 'write',
    href: paths.contact(),
    name: 'Write to a person',
    expectedMinutes: firstReplyMinutes,
    expectedTime: getContactPath?.value ?? '',
    text: 'The median of our working hours until somebody has answered.',
  },
];
