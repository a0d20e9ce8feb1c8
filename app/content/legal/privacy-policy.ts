import { APPLICATION_RETENTION_MONTHS } from '~/domain/careers/application-retention';
import { MESSAGE_RETENTION_YEARS } from '~/domain/contact/message-retention';
import { ORDER_RETENTION_TEXT } from '~/domain/orders/anonymise-buyer';
import { paths } from '~/paths';
import { site } from '~site';
import { link, list, note, paragraph, table } from '../help/help-block-builders';
import { type BrowserStorageEntry, browserStorageEntries } from './browser-storage';
import { createClause, type LegalDocument } from './legal-document';

const emailLink = (address: string) => link(address, `mailto:${address}`);

const listStorageRows = (isOfKind: (entry: BrowserStorageEntry) => boolean) =>
  browserStorageEntries.filter(isOfKind).map(({ name, purpose, retention }) => [name, purpose, retention]);

export const privacyPolicy: LegalDocument = {
  title: 'Privacy',
  description: `What ${site.name} stores about you, why, where and for how long: orders, accounts, messages, mail, logs and the browser. No tracking, no advertising, no selling.`,
  changes: [
    {
      date: '2026-11-29',
      description:
        'Clause 2 names the company on an invoice and says what becomes of the invoice of a project when an account is deleted, and that the recipient of a gift card can have what we store erased; clause 6 when an address that was entered for the newsletter and not confirmed is deleted.',
    },
    {
      date: '2026-11-28',
      description:
        'Clause 2 names returns, gift cards for others, guests of events and the emails to them; clause 3 says that the site itself erases old messages; clause 8 names the payment provider.',
    },
    {
      date: '2026-11-27',
      description:
        'Clause 3 calls the waiting list by the name that it has on the other pages. What is stored stays the same.',
    },
    {
      date: '2026-11-24',
      description:
        'Clause 2 names reviews; clause 5 says when we see your account as you do; clause 6 what is stored of an edition of the newsletter.',
    },
    {
      date: '2026-11-23',
      description:
        'The clause about messages says that a nightly job erases applications, what it erases, and what stays. Clause 7 says how visits are counted by day, without cookies and without who visited, and how the speed of pages is measured.',
    },
    {
      date: '2026-11-21',
      description:
        'Clause 2 says what stays of an order when an account is deleted; clause 5 what a profile holds and how an account is deleted, and clause 6 what becomes of its emails.',
    },
    {
      date: '2026-11-01',
      description: 'Clause 4 lists what sign-in keeps in the browser; clause 6 what mail leaves behind.',
    },
    { date: '2026-04-01', description: 'Clause 9: a nominee can be named by email.' },
    {
      date: '2025-04-01',
      description: 'First edition after the Digital Personal Data Protection Act, 2023.',
    },
  ],
  clauses: [
    createClause(
      'who-is-responsible',
      'Who is responsible',
      'We are, for all of it.',
      paragraph(
        `${site.legalName} in ${site.address.city} decides what is done with your data and is the Data Fiduciary in the words of the Digital Personal Data Protection Act, 2023. We keep to that Act in all that follows, whether or not a particular part of it is in force yet. Write to `,
        emailLink(site.emails.privacy),
        '.',
      ),
      paragraph(
        'There is no advertising on this site, no counting of visitors by others, no script, font or picture from anybody else’s server. What you do here is not joined to what you do elsewhere, and nothing is sold.',
      ),
    ),
    createClause(
      'orders',
      'When you order',
      'Name, email, phone, address, and what you bought: to deliver it, and because tax law asks for records.',
      paragraph(
        'The checkout asks for name, email address, phone number and delivery address, and if you want for a company, a billing address, a GSTIN and a note. With them we keep the lines of the order, its prices, and when it was placed, paid, packed, sent, delivered, cancelled or refunded.',
      ),
      list(
        'A phone number goes to the courier with the address: they call before coming.',
        'We ask for no card number, bank login or UPI PIN. UPI and bank transfers you make in your own app, and our bank confirms the payment to us. Where the page of the order offers online payment, the payment provider gets what its own page asks for, and from us the number and the amount of the order.',
        'The page of an order opens with the key in its link alone. Whoever has the link can read it.',
        'A return has your reason and, if you send one, a photo.',
        'For a gift card to another person we store the name and email address that you give, and your message: to send it, and to say that you gave it. The recipient can have that erased, and the card stays valid.',
        'If you write the name of a guest on a ticket, we read it at the entrance. The buyer of tickets gets our emails about the event, until two weeks after it.',
      ),
      paragraph(
        'Orders and their invoices are kept for the 72 months after the annual return that the Central Goods and Services Tax Act, 2017 (section 36) asks for. If you delete your account before, your name and addresses are erased from the orders, and the invoices stay as they were issued:',
      ),
      paragraph(ORDER_RETENTION_TEXT),
      paragraph('What an invoice has to name is rule 46 of the Central Goods and Services Tax Rules, 2017.'),
      paragraph(
        'A review of a product shows your first name, the first letter of your last name, what you wrote, and your photos. You can change and delete it.',
      ),
    ),
    createClause(
      'messages',
      'When you write to us',
      'What you typed, to answer you. You can take it back under the link you get.',
      paragraph(
        'Contact, demo, partner, workshop and application forms keep what you type in them, and a waiting list keeps your email address and the product. A CV is kept with its application. Each carries a count of how much it looks like spam; nothing is thrown away for it, and a person looks.',
      ),
      list(
        'You get a private link. There you can read what you sent, and take it back: words and files are erased at once.',
        `Without that, applications are erased by a nightly job ${APPLICATION_RETENTION_MONTHS} months after the role is filled or closed: name, email address, answer, CV, our notes and ratings. What stays is a count of applications by role and outcome.`,
        'The application of a person we hire is not erased by that job: it belongs to the papers of their employment.',
        `Messages are erased ${MESSAGE_RETENTION_YEARS} years after the last email, answer or note about them, and entries of a waiting list as late at most: a person with us erases them once the product has opened and we have written. We erase what you sent before, if you ask for it.`,
        'Beside a sold-out product you can leave your address. It is deleted with the one email that says it is back; after seven days, if you did not confirm it; after a year, if the product never came.',
        'A vote on a help article is kept without a sender.',
      ),
    ),
    createClause(
      'browser',
      'What lies in your browser',
      'Only what a function you use needs. No banner, because there is nothing to refuse.',
      paragraph(
        'Everything below is set by this site, read by this site, and needed for something that you do. Without an account, cart and wishlist never leave the browser until you order. While you are signed in, your account has a copy for your other devices.',
      ),
      table(
        'Cookies of this site',
        ['Cookie', 'What for', 'How long'],
        ...listStorageRows(({ kind }) => kind === 'Cookie'),
      ),
      table(
        'What this site keeps in the storage of the browser',
        ['In the browser’s storage', 'What for', 'How long'],
        ...listStorageRows(({ kind }) => kind !== 'Cookie'),
      ),
    ),
    createClause(
      'accounts',
      'When you have an account',
      'Name, email, and how you prove that it is you. Passwords only as hashes.',
      paragraph(
        'An account keeps your name and email address, whether the address is confirmed, and which notifications you want. Notifications are erased after a year. If you fill them in, it also keeps your phone number, company and job, addresses, GSTIN and UPI ID, and a picture: two squares made from the file you send, without the place, time or camera in it. The file itself is not kept.',
      ),
      table(
        'Ways to sign in, and what is kept for each',
        ['Way', 'What we keep'],
        ['Password', 'A hash from which the password cannot be read'],
        ['Organisation', 'Its name and the number it knows you by; never your password there'],
        ['Passkey', 'A public key. Finger and face stay on your device'],
        ['Second factor', 'Its secret and the recovery codes, encrypted'],
      ),
      paragraph(
        'For each session and each try to sign in we keep the time, the name the browser gives itself, and its time zone, so that you can tell on the security page which ones are yours. The network address is not among them. A session ends 14 days after it was last used, after 30 at the latest; the list of tries goes back 90 days.',
      ),
      paragraph(
        'We can see your account as you do only while you allow it on the security page, for 24 hours at most. The page lists who saw it and when.',
      ),
      paragraph(
        'Under ',
        link('delete profile', paths.account.deleteProfile()),
        ' you download all of it, and delete the account. For seven days a link in our email takes that back; then it is erased: the account and how you signed in, the messages, files and calls of your confirmed address, your place in projects and your comments there, your notifications and reviews, the newsletter, the sold-out products you wait for, and our emails to you.',
      ),
      paragraph(
        'So that nobody can flood a mailbox through our forms, the server notes for a day, under a code made of the address, when it wrote to an address that nobody had confirmed: at most three times an hour and ten times a day. Such an email says that something arrived, and nothing of what was typed.',
      ),
    ),
    createClause(
      'mail',
      'When we write to you',
      'Emails about what you did. A copy of each goes after 90 days.',
      paragraph(
        'We send confirmations, links that you asked for, news of your order, and what you switched on in your account. Each email is stored until it is sent, and its record is erased after 90 days, or with your account when you delete that before. Our emails have no tracking pictures, and the links of the newsletter to our pages are the same for everybody: they hold the number of the edition, so that visits can be counted, and nothing about you. Of each edition we keep to which address it was sent, whether the mail server took it, and whether it was the one by which you left. An address that was entered for the newsletter and not confirmed is deleted after seven days.',
      ),
    ),
    createClause(
      'logs',
      'What the server writes down',
      'Which page, when, how fast. Not who.',
      paragraph(
        'For every request the log holds a time, the method, the path without what follows the question mark, the answer’s number and how long it took. Keys of private links are blanked out. Network addresses, cookies and what you type are not in it. Our host keeps the log for 30 days, so that faults and attacks can be found.',
      ),
      paragraph(
        'To keep one sender from blocking others, the server counts forms by network address, in memory, for a minute. Tries to sign in are counted as well, under a code made of what was typed.',
      ),
      paragraph(
        'Visits are counted as sums of a day: how often each public page was opened, from which kind of site (a search engine, a social network), on which kind of device, and how many orders were placed. There is no cookie for it, no network address, and nothing that joins two of your pages. If your browser sends “Do Not Track” or “Global Privacy Control”, you are not counted. The sums are erased after two years.',
      ),
      paragraph(
        'So that we see where pages are slow, one page view in four, chosen by chance, measures in your browser how quickly the page appeared, answered and stood still, and sends these numbers when you leave it. They are added to the sums of the day for that kind of page and device; the single report is not stored. There is no cookie and no network address with it. With “Do Not Track”, “Global Privacy Control” or data saving, nothing is measured.',
      ),
      paragraph(
        'What people could not find is counted as well: searches without result, questions that the assistant could not answer, help articles that did not help, and addresses without a page. Only the words, how often, and the first and the last day are stored. Email addresses, long numbers and keys are removed before they are stored. Who asked is not stored, and “Do Not Track” and “Global Privacy Control” count here too. An entry is erased 180 days after it last happened.',
      ),
      note(
        'Tools that check or calculate something on a page do it in your browser. What you type into them is not sent to us.',
      ),
    ),
    createClause(
      'who-else',
      'Who else gets something',
      'The courier, our bank or a payment provider, the mail and server hosts, the tax office. Nobody else.',
      list(
        'The courier: name, address and phone number, for the parcel.',
        'Our bank: sees your payment, as banks do. When you pay on the page of a payment provider, so does the provider: number and amount of the order, and what you type there.',
        'The hosts of our server and our mail, in India, under contract and only as we tell them.',
        'Authorities, where a law obliges us; we tell you when we may.',
        'Customers whose hackathon or workshop you sign up for: what the sign-up form says, as they need it to run the event.',
      ),
      paragraph(
        'If something is ever lost or stolen, we tell you and the Data Protection Board of India without delay: what happened, what it may mean for you, and what you can do.',
      ),
    ),
    createClause(
      'your-rights',
      'What you can ask for',
      'See it, correct it, erase it, take back a consent, name somebody to act for you. No reason needed.',
      list(
        'A summary of what we hold, and who else got it (section 11 of the Act). With an account you can download it all as one file; without one, we send it to the address that you write from.',
        'Correction, completion, erasure (section 12). What tax law makes us keep we block, and tell you so.',
        'Taking back a consent, as easily as it was given (section 6). What was done before stays lawful.',
        'An answer to a grievance (section 13).',
        'A nominee, who acts for you after death or incapacity (section 14).',
      ),
      paragraph(
        'Write to ',
        emailLink(site.emails.privacy),
        ' from the address we know you by, or use ',
        link('delete profile', paths.account.deleteProfile()),
        '. You have an answer within 30 days.',
      ),
    ),
    createClause(
      'children',
      'Under 18',
      'Orders and accounts are for adults. Pupils use our learning software through their school.',
      paragraph(
        'We do not knowingly take data from anybody under 18 without a parent’s consent that we can check. At hackathons from 16 a guardian’s letter is that consent. We do not follow children’s behaviour and show them no advertising, because we do neither with anybody.',
      ),
    ),
    createClause(
      'grievance',
      'If something is not right',
      'The grievance officer first. The Data Protection Board after that.',
      paragraph(
        'The grievance officer is named below. You hear within 48 hours that your message has arrived, and get an answer within one month. If it does not satisfy you, you can complain to the Data Protection Board of India.',
      ),
    ),
  ],
};
