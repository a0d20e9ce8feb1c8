import type { CustomerStory } from './customer-story';

export const bhadraGrowers: CustomerStory = {
  id: 'bhadra-growers',
  customer: 'Bhadra Coffee Growers’ Co-operative',
  place: 'Chikkamagaluru',
  sector: 'Agriculture and food',
  serviceId: 'custom-web-development',
  year: 2026,
  headline: 'An auction that a grower can follow from the drying yard',
  summary:
    '640 growers sold their lots through three telephone auctions a week. We built an auction that opens on a cheap phone with one bar of signal, reads out bids in Kannada, and pays out by the cup score.',
  quote: 'A grower sees the last bid on her own phone. Nobody has to take my word for it any more.',
  spokesperson: { name: 'K. P. Thimmaiah', role: 'Secretary of the co-operative' },
  results: [
    {
      id: 'bhadra-bids',
      value: '4.6',
      label: 'bids for each lot on average, 2.1 by telephone',
      period: 'harvest 2025–26 against 2024–25',
      source: 'Auction records, 2,318 lots',
    },
    {
      id: 'bhadra-payment',
      value: '3 days',
      label: 'from the hammer to the grower’s bank account, 19 before',
      period: 'harvest 2025–26, median',
      source: 'Bank statements of the co-operative',
    },
    {
      id: 'bhadra-speed',
      value: '1.4 s',
      label: 'until the page of a lot can be read, three of four visits on 3G or better',
      period: 'January to March 2026',
      source: 'Measured in growers’ own browsers, 41,200 visits',
    },
  ],
  teamLeadId: 'shalini-murthy',
  situation: [
    'On Mondays, Wednesdays and Fridays Mr. Thimmaiah sat in the co-operative’s office with two telephones. Eleven buyers rang, he repeated each bid into the other receiver, and a clerk wrote it down. It was done honestly, and nobody could see that it was.',
    'A grower who wanted to know what her lot had fetched walked to the office on Saturday. She was paid when the buyer had paid, when the sample had been cupped, and when somebody had found the two sheets of paper that belonged together.',
  ],
  attempts: [
    {
      title: 'An app in the store',
      wasAdopted: false,
      text: 'We had it running in three weeks. At the first meeting of the growers 9 of 34 phones had room for it. We threw it away the same evening.',
    },
    {
      title: 'A page of 38 KB that needs no installation',
      wasAdopted: true,
      text: 'The lot, the last bid, the time that is left. It is readable before the script arrives, and goes on counting when the signal does not.',
    },
    {
      title: 'Bids by text message',
      wasAdopted: false,
      text: 'It worked, and a message could be nine minutes late. An auction that is decided by a mast is no auction.',
    },
    {
      title: 'A voice that reads the bid in Kannada',
      wasAdopted: true,
      text: 'Recorded by the clerk, number by number. In the yard one has both hands in the coffee.',
    },
    {
      title: 'Payment by the cup score, from one table',
      wasAdopted: true,
      text: 'The cupping sheet became a form, the form became the payout file, and the two sheets that belong together became one row.',
    },
  ],
  chart: {
    kind: 'lines',
    title: 'From the hammer to the bank account: weeks became days, though not in the first month.',
    source:
      'Median days for lots sold in the month. Bank statements of the co-operative, 2,318 lots in 2025–26.',
    unit: 'days',
    points: ['December', 'January', 'February', 'March'],
    series: [
      { label: '2025–26', values: [6, 3, 3, 2] },
      { label: '2024–25', values: [17, 19, 22, 19] },
    ],
  },
  chartNote:
    'December is our own mistake, told below. What the chart cannot show: the number of growers who come to the office on Saturday. The clerk says that she has begun to miss them.',
  setback: {
    summary: '214 growers were paid eight days late.',
    whatHappened:
      'In the second week of December the bank refused the whole payout file. Two branches had been merged in autumn, and their growers’ accounts carried a code that no longer existed. We had tested the file with the bank, with ten accounts, none of them from there.',
    cost: 'Rs. 1.9 crore lay for eight days, in the month of weddings. Two of us drove up and corrected 214 pass books at a table in the yard; we charged nothing for December.',
    changeSince:
      'Every account is checked against the list of branches on the day before a payout, and a code that is wrong holds back one grower and not all of them.',
  },
  publishedOn: '2026-05-21',
  cover: { kind: 'iso', seed: 42, glazes: ['jade', 'marigold', 'contrast'] },
};
