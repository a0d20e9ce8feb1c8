/** Texts of the company facts page that are not in `company.ts`. */

export const companyFactsContent = {
  headline: 'Company facts, and who counted them.',
  lead: 'For people who have to write about us, buy from us, or decide whether to. Counted on 31 October 2026 unless a line says otherwise.',
  ownership: 'Its three founders, since the first day',
  figuresHeadline: 'Figures and their sources',
  leadershipHeadline: 'Leadership: four people sign.',
  officesHeadline: 'Opening hours and offices',
  officesLead: 'The same hours in every office. Anybody may come in; ring first if it is about money.',
  pressHeadline: 'Press kit: our mark and name',
  pressLead:
    'The mark, alone and with the name beside it, in four versions, ready for paper and for screens. Leave one tile free on every side; do not turn it, stretch it, or glaze another tile.',
  certificatesHeadline: 'certificates on the wall',
  certificatesLead:
    'We hold none, neither ISO 27001 nor SOC 2 nor CMMI, and say so before a tender asks. Here is what you can look at instead of a seal.',
  contactsHeadline: 'Contacts for press, investors and suppliers',
} as const;

/** What each leader may decide alone. */
export const leadership = [
  {
    teamMemberId: 'revathi-subbaiah',
    responsibility: 'Which work we take, which we end early, and what it costs.',
  },
  {
    teamMemberId: 'anjan-phukan',
    responsibility: 'How we build, what we leave unbuilt, and who is called at night.',
  },
  {
    teamMemberId: 'farida-contractor',
    responsibility: 'Dates, venues, safety, and whether a weekend goes ahead.',
  },
  {
    teamMemberId: 'mathew-kurien',
    responsibility: 'What a model may say to a child, and what it may not keep.',
  },
] as const;

/** The versions of the mark in the press kit, with the intended background. */
export const pressKitMarks = [
  { id: 'on-light', name: 'On light', use: 'The usual one on paper' },
  { id: 'on-dark', name: 'On dark', use: 'The usual one on screens' },
  { id: 'ink', name: 'One colour, ink', use: 'Stamps, newsprint, engraving' },
  { id: 'bone', name: 'One colour, bone', use: 'On any dark cloth or metal' },
] as const;

/** Facts that visitors can verify themselves. */
export const verifiableFacts = [
  {
    id: 'speed',
    what: 'This site',
    how: 'Built as we build for clients, and measured.',
    linkTo: 'thisSite',
  },
  {
    id: 'references',
    what: 'Our customers',
    how: 'They are named, with their results and with who counted them.',
    linkTo: 'customerStories',
  },
  {
    id: 'data',
    what: 'What we keep about you',
    how: 'Read what we store, why, and for how long.',
    linkTo: 'privacy',
  },
] as const;

export const companyContacts = [
  {
    id: 'press',
    label: 'Press',
    teamMemberId: 'revathi-subbaiah',
    mailbox: 'press',
    text: 'Questions, portraits, and somebody to talk to. Tell us your deadline in the first line.',
  },
  {
    id: 'investors',
    label: 'Investors',
    teamMemberId: 'jayanthi-srinivasan',
    mailbox: 'finance',
    text: 'We are not raising money. Accounts of the last year are sent to anyone who states an interest.',
  },
  {
    id: 'suppliers',
    label: 'Suppliers',
    teamMemberId: 'basavaraj-hadimani',
    mailbox: 'finance',
    text: 'Things for the shop and for weekends of 300 people. Invoices with our GSTIN, please.',
  },
] as const;
