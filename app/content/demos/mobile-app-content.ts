import type { KeyFigure } from '../content-types';

/** The Converge app: in test since August 2026, not in an app store yet. */
export const mobileAppContent = {
  headline: 'A community app with the evening in your pocket.',
  lead: 'What is next, whether you come, and the code for the door. Converge on the phone does these three and then leaves you alone.',
  scrollHeadline: 'The app in four screens. There is no fifth.',
  reviewsHeadline: 'Reviews: no stars yet, it is in no store.',
  reviewsLead:
    'We asked four of the Kochi Makers’ Guild, who have tried it since August, what they would tell a friend, and printed the fourth, too.',
  waitlistHeadline: 'Waiting list: it opens in February 2027.',
  waitlistPromise: 'One email on the day it can be installed on your phone, with the link. No others.',
  choices: 'Converge itself needs no app: everything here works in the browser of any phone today.',
  person: 'Fathima',
} as const;

export const appStores = [
  {
    id: 'converge-android',
    name: 'Converge for Android',
    store: 'Google Play',
    needs: 'Android 9 and later',
  },
  { id: 'converge-iphone', name: 'Converge for iPhone', store: 'App Store', needs: 'iOS 16 and later' },
] as const;

export const mobileAppFeatures = [
  {
    id: 'next',
    title: 'It opens on what is next',
    text: 'No feed, no stories, no people you may know. The next evening of your chapters, then the one after it.',
    note: 'Kept on the phone: it opens in the lift.',
  },
  {
    id: 'coming',
    title: 'One box, ticked or not',
    text: 'Tick it and a chair is put out. Untick it until six in the evening and somebody on the waiting list gets the chair. Nobody asks you why.',
    note: 'Try it: the box works.',
  },
  {
    id: 'door',
    title: 'The door reads a tile',
    text: 'Your place is a pattern of nine by nine, different every evening. A volunteer points a phone at it, or types the three words under it when the screen is cracked.',
    note: 'Checked without a network, at both ends.',
  },
  {
    id: 'quiet',
    title: 'It is silent until you say',
    text: 'Three occasions on which it may ring, all of them off at first. There is no fourth in a menu somewhere.',
    note: 'Switch them: that is the whole of the settings.',
  },
] as const;

export const mobileAppSettings = [
  { id: 'moved', label: 'An evening I come to is moved', hint: 'or called off' },
  { id: 'free', label: 'A chair became free', hint: 'when I am on the waiting list' },
  { id: 'morning', label: 'On the morning of the day', hint: 'once, at eight' },
] as const;

/** The entry code as three words, for when scanning fails. */
export const entryCodeWords = 'otter, ladle, seven';

export const mobileAppFigures: readonly KeyFigure[] = [
  {
    id: 'phone-size',
    value: '3.1 MB',
    label: 'to install on Android',
    period: 'test version of 9 November 2026',
    source: 'Download size for a phone with Android 11',
  },
  {
    id: 'phone-open',
    value: '0.8 s',
    label: 'from the finger to the list, half of all starts',
    period: 'October 2026',
    source: 'Measured on 140 phones of members, 6,310 starts',
  },
  {
    id: 'phone-rings',
    value: '1.4',
    label: 'times a month it rings, on average, on phones where it may',
    period: 'October 2026',
    source: 'The same phones',
  },
];

export const mobileAppReviews = [
  {
    id: 'saw',
    quote: 'I sign up with sawdust on my thumb. It is the only app that lets me.',
    who: 'Roy Antony',
    phone: 'carries a five-year-old Android phone with a cracked corner',
  },
  {
    id: 'daughter',
    quote: 'My daughter ticked me in for the boat launch. I found out at breakfast, and went.',
    who: 'Annie Chacko',
    phone: 'convenor, shares a tablet at home',
  },
  {
    id: 'silent',
    quote: 'I had it for three weeks before it made a sound. Then a chair was free.',
    who: 'Salim Ebrahim',
    phone: 'welder, number 31 on a waiting list of 33',
  },
  {
    id: 'missing',
    quote: 'I want to write to the others in it. They say that is what the tea is for. I still want to.',
    who: 'Deepa Varghese',
    phone: 'member since 2019, not convinced',
  },
] as const;
