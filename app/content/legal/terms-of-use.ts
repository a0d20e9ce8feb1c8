import { paths } from '~/paths';
import { site } from '~site';
import { link, list, note, paragraph } from '../help/help-block-builders';
import { createClause, type LegalDocument } from './legal-document';

const emailLink = (address: string) => link(address, `mailto:${address}`);
const refundPolicy = link('refund policy', paths.refundPolicy());
const seat = `${site.address.city}, ${site.address.state}`;

export const termsOfUse: LegalDocument = {
  title: 'Terms of use',
  description: `What you and ${site.legalName} can rely on: using this site, ordering in the shop, accounts, reviews, liability, and the law of India behind it.`,
  changes: [
    { date: '2026-11-01', description: 'Clause 7 says what happens to an account when it is deleted.' },
    { date: '2026-04-01', description: 'Clause 4 names bank transfer beside UPI.' },
    { date: '2025-04-01', description: 'First edition in plain words. It replaced the terms of 2019.' },
  ],
  clauses: [
    createClause(
      'who-we-are',
      'Who we are, and what this is',
      `You deal with ${site.legalName} in ${site.address.city}. By using the site or ordering, you agree to this page.`,
      paragraph(
        `This site is run by ${site.legalName}, ${site.address.lines.join(', ')}, ${site.address.city} ${site.address.postalCode}, ${site.address.state}, ${site.address.country}; GSTIN ${site.gstin}. “We” is that company, “you” is whoever uses the site, and whoever they act for.`,
      ),
      paragraph(
        'These terms are an electronic record under the Information Technology Act, 2000, and need no signature. Projects, workshops at your office and event plans have a contract of their own; where it says something else, it goes before this page.',
      ),
    ),
    createClause(
      'using-the-site',
      'Using the site',
      'Read, link, quote and print what you like. Do not break in, overload it, or pretend to be somebody else.',
      paragraph('You may use the site for anything lawful. In particular you may not:'),
      list(
        'try to get at data or pages that are not meant for you, or go around a limit or a check;',
        'send so many requests that others are kept waiting;',
        'use another person’s name, order link, account or GSTIN as your own;',
        'offer what you bought here as made by you.',
      ),
      paragraph(
        'Who finds a weak spot, tells ',
        emailLink(site.emails.security),
        ' about it and gives us time to mend it before telling others, has our thanks and nothing to fear from us.',
      ),
    ),
    createClause(
      'words-and-pictures',
      'Words, pictures and code',
      'Ours stay ours, except what we give away. Quoting with a link needs no permission.',
      paragraph(
        'Text, drawings, photographs and software on this site belong to us or to those we have them from. You may quote passages with a link, print pages for your own use, and use the press kit as its page says.',
      ),
      paragraph(
        'Code shown in articles may be used by anybody for anything, without a warranty, unless the article says otherwise.',
      ),
    ),
    createClause(
      'orders',
      'Orders in the shop',
      'Prices are shown with GST and before it. The contract is made when you place the order; you pay on its page.',
      paragraph(
        `Prices are in Indian rupees. ${site.tax.name} of ${site.tax.rateBasisPoints / 100} % is added to what is left after discounts; the checkout shows every step before you order, and delivery in India costs nothing.`,
      ),
      list(
        'What lies in a cart is not reserved. Placing the order takes it off the shelf for you and makes the contract.',
        'Price and tax are fixed in the order at that moment. Later changes do not touch it, up or down.',
        'You pay on the page of the order: by UPI, by bank transfer, or online where it offers that. We never ask for a card number; for an online payment the payment provider does, on its own page.',
        'If a price was plainly wrong, as with a zero lost in typing, we tell you before we pack, and you may take the thing at the right price or have all your money back.',
      ),
      paragraph(
        'You have to be 18 to order, or order through a parent or guardian. Orders for a company are placed by somebody who may do so.',
      ),
    ),
    createClause(
      'delivery-and-risk',
      'Delivery, and whose risk it is',
      'The parcel is at our risk until it is in your hands.',
      paragraph(
        'We deliver to every Indian PIN code, in the times that stand on the page of the order. They count from the payment. Until the parcel has been handed over at the address you gave, its loss is ours; from then on the thing is yours.',
      ),
      paragraph('Seats and gift cards are not sent. They are yours when they are paid.'),
    ),
    createClause(
      'going-back',
      'Cancelling, returns and faults',
      'Until it is packed you can cancel without a reason. After that, the refund policy says how.',
      paragraph(
        'What you can cancel, what you can send back, what happens when something is faulty and when the money returns stands in the ',
        refundPolicy,
        ', which is part of these terms. Nothing in it takes away what the Consumer Protection Act, 2019 gives you.',
      ),
    ),
    createClause(
      'accounts',
      'Accounts',
      'One person, one account. Keep it safe; leave whenever you want.',
      list(
        'You need no account to order. If you open one, the name and address in it are yours.',
        'Keep password, passkey and recovery codes to yourself. What is done with them counts as done by you until you tell us that somebody else has them.',
        'You can delete the account at any time, on its own page. What then stays is said in the privacy notice.',
        'We may lock an account that is used to harm others. We say so by email, with the reason, and a person looks at your answer.',
      ),
    ),
    createClause(
      'what-you-send',
      'What you write and send us',
      'It stays yours. We use it for what you sent it for.',
      paragraph(
        'Reviews are written by people who bought the thing. We publish them whole or not at all, good and bad; not at all means: insulting, about somebody’s private life, or advertising. We do not pay for reviews and do not change them.',
      ),
      paragraph(
        'For a review you let us show it beside the product as long as it is sold here. Everything else you send, files with a job application included, is used to answer you and for nothing else.',
      ),
    ),
    createClause(
      'liability',
      'What we answer for',
      'For what we promise and for harm we cause. Not for what nobody could foresee.',
      paragraph(
        'We answer without limit for intent, gross negligence, harm to life and health, and for everything the law does not let us exclude, product liability under the Consumer Protection Act among it.',
      ),
      paragraph(
        'Otherwise we answer for damage that could be foreseen when the contract was made, up to the amount of the order or contract concerned. Calculators and checks on this site work out what you type in; they are no advice, and decisions made on them are yours.',
      ),
      note(
        'The site is meant to be there all the time. When it is not, we mend it; a right to that exists only where a contract says so.',
      ),
    ),
    createClause(
      'complaints-and-law',
      'Complaints, courts and law',
      'Write to the grievance officer first. Indian law applies, and your own consumer commission stays open to you.',
      paragraph(
        'Complaints go to the grievance officer, who is named below. You hear within 48 hours that it has arrived, and get an answer within one month, as the Consumer Protection (E-Commerce) Rules, 2020 ask for.',
      ),
      paragraph(
        `The law of ${site.address.country} applies. Between companies, the courts at ${seat} decide. If you are a consumer, you may also go to the consumer commission where you live or work, or call the National Consumer Helpline on 1915.`,
      ),
    ),
    createClause(
      'changes',
      'When this page changes',
      'The version on the day of your order counts for your order.',
      paragraph(
        'We change this page when the site or the law changes, and list each change at its end with its date. An order keeps the terms of its day. If a clause should turn out to be void, the others stay.',
      ),
    ),
  ],
};
