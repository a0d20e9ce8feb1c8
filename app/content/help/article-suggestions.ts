/** Articles suggested before a visitor types, chosen by hand. */
export const articleSuggestions: readonly { situation: string; slug: string }[] = [
  { situation: 'Waiting for a parcel', slug: 'where-is-my-order' },
  { situation: 'About to pay', slug: 'pay-by-upi' },
  { situation: 'Ordering for a company', slug: 'gst-invoice' },
  { situation: 'Planning a hackathon', slug: 'which-plan' },
  { situation: 'Going to one, alone', slug: 'find-a-team' },
  { situation: 'Judging this weekend', slug: 'judge-on-the-phone' },
];
