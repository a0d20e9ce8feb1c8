import { site } from '~site';
import type { QuestionAndAnswer } from '../content-types';
import { shopPromises } from './shop-promises';

const taxRate = site.tax.rateBasisPoints / 100;

/** Questions about the rules of the shop. */
export const shopQuestions: readonly QuestionAndAnswer[] = [
  {
    id: 'delivery',
    question: 'What does delivery cost?',
    answer: `Nothing. ${shopPromises.freeDelivery}`,
  },
  {
    id: 'where-to',
    question: 'Where do you deliver?',
    answer: 'To any address in India with a six-digit PIN code, in every state and union territory.',
  },
  {
    id: 'payment',
    question: 'How can I pay?',
    answer: `By UPI, with a QR code or straight from the app, by bank transfer, or online when the checkout offers it. ${shopPromises.noAccount}`,
  },
  {
    id: 'tax',
    question: `Is ${site.tax.name} included in the prices?`,
    answer: `Yes, the large price of a product has ${taxRate} % ${site.tax.name} in it. Below stands the price before tax, for those who get it back. The cart adds ${site.tax.name} to what is left after discounts, and “Why this price” shows the way there.`,
  },
  {
    id: 'gst-invoice',
    question: 'Do I get a GST invoice?',
    answer:
      'Yes, with every order, as soon as it is paid: a PDF by email, and on the page of the order. Add your GSTIN at the checkout.',
  },
  {
    id: 'stock',
    question: 'What if something is sold out before I order it?',
    answer:
      'Having a thing in the cart does not reserve it. Stock is checked when you order: nobody is sold what somebody else just bought, and you see what has changed before you pay.',
  },
  {
    id: 'cancel',
    question: 'Can I cancel an order?',
    answer: shopPromises.cancellation,
  },
  {
    id: 'account',
    question: 'Do I need an account to order?',
    answer:
      'No. Without one, cart and wishlist are kept in your browser, and an order has a link of its own. With one, they are the same on all your devices.',
  },
  {
    id: 'follow',
    question: 'How do I follow my order?',
    answer: 'By its own link, which you get when you order. No account is needed for it.',
  },
];
