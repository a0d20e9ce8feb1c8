import { paths } from '~/paths';

/** Plain text, or text with a link. */
export type RelatedLinksPart = string | { label: string; href: string };

/** Related links at the end of a page, in one sentence written for that page. */
export const relatedLinks = {
  company: [
    'These are the figures. How we came by them is ',
    { label: 'our story', href: paths.companyStory() },
    ', what we would not do for them is ',
    { label: 'written down and signed', href: paths.manifesto() },
    ', and ',
    { label: 'everyone behind them', href: paths.team() },
    ' has a name.',
  ],
  careers: [
    'Look at us before we look at you: ',
    { label: 'everyone by name', href: paths.team() },
    ', ',
    { label: 'the rooms and their desks', href: `${paths.companyStory()}#rooms-title` },
    ', and ',
    { label: 'what we hold to', href: paths.manifesto() },
    ' on days when it costs something.',
  ],
  partners: [
    'Ask those who sat at this table before: ',
    { label: 'a college in Pune', href: paths.customerStory('vetal-hill-college') },
    ' and ',
    { label: 'a guild in Kochi', href: paths.customerStory('kochi-makers-guild') },
    ' say what it brought them, and what went wrong.',
  ],
  terms: [
    'To be read with it: ',
    { label: 'what is stored of you, and for how long', href: paths.privacy() },
    ', and ',
    { label: 'how money comes back', href: paths.refundPolicy() },
    '.',
  ],
  privacy: [
    'To be read with it: ',
    { label: 'what we promise each other', href: paths.termsOfUse() },
    '. To take back what you sent, open the link in the mail that confirmed it, or ',
    { label: 'write to us', href: paths.contact() },
    '.',
  ],
  refunds: [
    'To see where yours is: ',
    { label: 'your orders', href: paths.account.orderHistory() },
    '. Step by step: ',
    { label: 'returns and refunds in the help centre', href: paths.helpCentre('return') },
    '. The rest of what we promise each other: ',
    { label: 'the terms', href: paths.termsOfUse() },
    '.',
  ],
} as const satisfies Record<string, readonly RelatedLinksPart[]>;
