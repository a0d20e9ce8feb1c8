/** All facts about the company's identity. Another company changes them here and in `app/content/`. */

interface OpeningHours {
  /** ISO weekdays, 1 is Monday and 7 is Sunday. */
  days: readonly number[];
  /** Wall-clock times in `timeZone`, 24 hours. */
  opens: string;
  closes: string;
}

export interface SiteConfig {
  name: string;
  legalName: string;
  tagline: string;
  /** What the company does, in a few words: the title of the home page in search results. */
  business: string;
  description: string;
  language: string;
  domain: string;
  address: {
    lines: readonly string[];
    city: string;
    state: string;
    /** The two-digit state code of a GSTIN. It decides between CGST + SGST and IGST on an invoice. */
    stateCode: string;
    postalCode: string;
    country: string;
    countryCode: string;
  };
  phone: { display: string; href: string };
  emails: {
    hello: string;
    projects: string;
    hackathons: string;
    training: string;
    orders: string;
    support: string;
    careers: string;
    partners: string;
    press: string;
    finance: string;
    privacy: string;
    grievance: string;
    security: string;
  };
  openingHours: { timeZone: string; timeZoneLabel: string; week: readonly OpeningHours[] };
  gstin: string;
  currency: { label: string; code: string; locale: string };
  tax: { name: string; rateBasisPoints: number };
  payment: {
    /** Recipient of UPI payments unless `UPI_ID` is set. */
    upiId: string;
    bank: { accountName: string; accountNumber: string; ifsc: string; bank: string; branch: string };
  };
  /** How the numbers of orders begin: two to four capital letters, not `QT`. A number never changes afterwards. */
  orderNumberPrefix: string;
  /** Public profiles, shown in the footer in this order. List only maintained profiles. */
  social: readonly { label: string; href: string }[];
}

export const site: SiteConfig = {
  name: 'Tessera',
  legalName: 'Tessera Labs Private Limited',
  tagline: 'Good software is set one tile at a time.',
  business: 'Web software, training and hackathons',
  description:
    'A small technology company in Bengaluru. We build web software, teach the people who will maintain it, and run the hackathons where the next products start.',
  language: 'en-IN',
  domain: 'tessera.example',
  address: {
    lines: ['Tile House, 14 Brick Kiln Lane', 'Indiranagar'],
    city: 'Bengaluru',
    state: 'Karnataka',
    stateCode: '29',
    postalCode: '560038',
    country: 'India',
    countryCode: 'IN',
  },
  // A subscriber number in Bengaluru cannot begin with 0, so this number reaches nobody.
  phone: { display: '+91 80 0000 2017', href: 'tel:+918000002017' },
  emails: {
    hello: 'hello@tessera.example',
    projects: 'projects@tessera.example',
    hackathons: 'hackathons@tessera.example',
    training: 'training@tessera.example',
    orders: 'orders@tessera.example',
    support: 'support@tessera.example',
    careers: 'careers@tessera.example',
    partners: 'partners@tessera.example',
    press: 'press@tessera.example',
    finance: 'finance@tessera.example',
    privacy: 'privacy@tessera.example',
    grievance: 'grievance@tessera.example',
    security: 'security@tessera.example',
  },
  openingHours: {
    timeZone: 'Asia/Kolkata',
    timeZoneLabel: 'IST',
    week: [
      { days: [1, 2, 3, 4, 5], opens: '09:30', closes: '18:30' },
      { days: [6], opens: '10:00', closes: '14:00' },
    ],
  },
  gstin: '29AAFCT2017K1Z8',
  currency: { label: 'Rs.', code: 'INR', locale: 'en-IN' },
  tax: { name: 'GST', rateBasisPoints: 1800 },
  payment: {
    upiId: 'tessera@upi',
    bank: {
      accountName: 'Tessera Labs Private Limited',
      accountNumber: '000000002017',
      ifsc: 'EXMP0000017',
      bank: 'Example Bank',
      branch: 'Indiranagar, Bengaluru',
    },
  },
  orderNumberPrefix: 'TS',
  social: [],
};
