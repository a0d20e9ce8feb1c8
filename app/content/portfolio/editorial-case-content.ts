/** The long read about the coffee auction. Client, figures, chart and setback come from the customer story. */

export interface CaseChapter {
  id: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
  /** Beside the text: a result of the customer story, or a quote. */
  resultId?: string;
  quote?: { text: string; by: string };
}

export const editorialCaseContent = {
  projectId: 'coffee-auction',
  storyId: 'bhadra-growers',
  headline: 'An online coffee auction that fits a phone with one bar',
  lead: 'How 640 growers around Chikkamagaluru stopped selling by telephone. A case study in five chapters: what we built, what we threw away, and the payout that went wrong in the month of weddings.',
  comparisonHeadline: 'The same quarter of an hour, before and after',
  setbackHeadline: 'What went wrong',
  differentlyHeadline: 'What we would do differently',
} as const;

export const caseChapters: readonly CaseChapter[] = [
  {
    id: 'two-telephones',
    title: '1. Two telephones',
    paragraphs: [
      'For eleven years the price of a bag of coffee was made between two receivers. A buyer rang, Mr. Thimmaiah said the bid into the other telephone, the other buyer thought about it, and a clerk wrote down what was left of it. There were eleven buyers and two lines, so most of them were engaged most of the time.',
      'We sat beside him for three auctions in June 2025 and wrote down only what was said. Of 96 calls, 31 were somebody who wanted to know what the bid was. That question, and nothing larger, became the first page.',
    ],
    quote: {
      text: 'I have never given a wrong price. But I could not have proved it.',
      by: 'Poornima Hegde, clerk of the auction',
    },
  },
  {
    id: 'thirty-four-phones',
    title: '2. Nine of thirty-four phones',
    paragraphs: [
      'In the third week we had an app. It was quick, it was handsome, and at the first meeting of the growers we asked everybody to put it on their phone. Thirty-four phones were held up. Nine had room for it. The others were full of weddings and grandchildren, as they should be.',
      'Nobody said anything unkind. Rahul counted the phones twice, put his own away, and we threw the app out the same evening. What was kept of it is one colour and the word “hammer” in Kannada.',
    ],
  },
  {
    id: 'thirty-eight-kilobytes',
    title: '3. Thirty-eight kilobytes',
    paragraphs: [
      'The page of a lot is 38 KB, everything included: its name, the last bid, the time that is left. The server writes it in full, so it can be read before the script is there. When the signal goes, the clock goes on, the last bid stays, and a line says since when it has been the last one known.',
      'We left out pictures of the beans, the history of the lot and a chart of prices. Growers know their beans. We asked in January whether anybody missed the chart; two buyers did, and get it by email.',
    ],
    resultId: 'bhadra-speed',
  },
  {
    id: 'the-voice',
    title: '4. The clerk’s voice',
    paragraphs: [
      'In the drying yard one has both hands in the coffee. So the page reads out the bid. Poornima recorded the numbers on two afternoons, 131 pieces in all, and the page joins them as Kannada joins them, which is not as English does. Jincy wrote eleven rules for it and a test for each.',
      'Bids by text message had seemed simpler. They worked, too, and one of them arrived nine minutes late, after the hammer. An auction that is decided by a mast is no auction, and we gave it up after one Friday.',
    ],
    quote: {
      text: 'My mother-in-law cannot read. She told me the price before I had my glasses on.',
      by: 'Sharada Gowda, grower, lot 1,107',
    },
    resultId: 'bhadra-bids',
  },
  {
    id: 'one-row',
    title: '5. One row',
    paragraphs: [
      'A grower used to be paid when three papers had found each other: the sheet of the auction, the sheet of the cupping, and the buyer’s transfer. They are one row of one table now. The cup score is entered at the cupping table, the hammer price comes from the auction, and the payout file is written on the next working day.',
      'This was the least visible part of the work and took the longest: fourteen weeks of thirty-six. It is also the only part that a grower mentioned when we asked in March what had changed.',
    ],
    resultId: 'bhadra-payment',
  },
];

export const caseLessons: readonly string[] = [
  'Count the phones in the first week. It took one meeting and would have saved three weeks.',
  'Test a payout with the accounts that are most likely to be wrong, not with the ten that are at hand.',
  'Ask the clerk to the first meeting. She knew every rule of the auction that nobody had written down.',
];

export interface AuctionSample {
  id: 'before' | 'after';
  title: string;
  day: string;
  /** Minutes after the start in which a bid was made. */
  bidMinutes: readonly number[];
  watchers: string;
  bidsText: string;
  paymentDays: number;
}

/** Two lots of one grower, a year apart. They show the course of an auction, not the price of coffee. */
export const auctionMinutes = 15;
export const auctionSamples: readonly [AuctionSample, AuctionSample] = [
  {
    id: 'before',
    title: 'By telephone',
    day: '13 January 2025',
    bidMinutes: [6, 13],
    bidsText: 'Two bids in fifteen minutes. Nine buyers heard the engaged tone.',
    watchers: 'The secretary and the clerk could follow it.',
    paymentDays: 19,
  },
  {
    id: 'after',
    title: 'On the page',
    day: '12 January 2026',
    bidMinutes: [1, 4, 9, 12, 14],
    bidsText: 'Five bids in fifteen minutes. Eleven buyers had the page open.',
    watchers: 'Every grower with a phone could follow it.',
    paymentDays: 3,
  },
];
