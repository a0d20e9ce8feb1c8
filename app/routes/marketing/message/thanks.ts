import type { LeadKind } from '~/server/leads/contract.server';

interface Thanks {
  headline: string;
  text: string;
}

const usual: Thanks = {
  headline: 'Thank you. It is with us.',
  text: 'A person reads it and answers by e-mail, on working days usually within half a day.',
};

const special: Partial<Record<LeadKind, Thanks>> = {
  waitlist: {
    headline: 'You are on the list.',
    text: 'We write once, when it opens. Nothing else is sent to this address.',
  },
  call: {
    headline: 'It is yours.',
    text: 'The half hour is held for you. The same entry is in your mail, with the link to this page.',
  },
  application: {
    headline: 'Thank you. It is with Clarence.',
    text: 'He reads it himself and answers within ten working days, also when it is a no.',
  },
  partner: {
    headline: 'Thank you. It is on the table.',
    text: 'The person you chose reads it and answers by e-mail within two working days, with a question or a date.',
  },
};

/** What happens now with a lead of this kind. */
export const thanksFor = (kind: LeadKind): Thanks => special[kind] ?? usual;
