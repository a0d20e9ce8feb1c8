import { formatResponseTime } from '~/content/company/response-times';
import { RETURN_DAYS } from '~/domain/orders/order-return';
import { paths } from '~/paths';
import { site } from '~site';
import { link, list, note, paragraph, steps, table } from '../help/help-block-builders';
import { shopDeadlines } from '../shop/shop-promises';
import { createClause, type LegalDocument } from './legal-document';

const ordersEmail = link(site.emails.orders, `mailto:${site.emails.orders}`);
const article = (text: string, slug: string) => link(text, paths.helpArticle(slug));

export const refundPolicy: LegalDocument = {
  title: 'Refunds and returns',
  description: `Money back from the ${site.name} shop, step by step: cancelling before packing, sending back ${shopDeadlines.productReturn}, faults, seats, gift cards, and when the bank shows it.`,
  changes: [
    {
      date: '2026-11-28',
      description:
        'Clauses 1 to 3: cancelling and sending back on the page of the order, also without an account.',
    },
    {
      date: '2026-11-01',
      description: 'Clause 5 gives the dates of seats by reference to their product pages.',
    },
    { date: '2026-04-01', description: 'Clause 2: sending back without a reason, 15 days instead of 10.' },
    { date: '2025-04-01', description: 'First edition.' },
  ],
  clauses: [
    createClause(
      'before-it-is-packed',
      'Before it is packed',
      'Cancel without a reason. All of it comes back, at no charge.',
      paragraph(
        'An order can be cancelled while it says “placed” or “paid”. No reason is needed and no fee is taken.',
      ),
      steps(
        [
          'Choose “Cancel this order” on the page of the order. Its link came with the order; with an account it is also under ',
          link('order history', paths.account.orderHistory()),
          '.',
        ],
        ['Or write to ', ordersEmail, ' with the order number. It counts from the moment your mail arrives.'],
        'Not paid yet? Then do not pay; the order is closed. Paid? The full amount with its GST goes back.',
      ),
      paragraph(
        'A parcel that says “packed” or “shipped” cannot be stopped. Let it arrive and read the next clause. More: ',
        article('How do I cancel an order?', 'cancel-an-order'),
      ),
    ),
    createClause(
      'sending-back',
      'Sending it back because you do not want it',
      `${shopDeadlines.productReturn.replace(/^./, (first) => first.toUpperCase())}, unused, in its packing. You pay the way back, we pay back the thing.`,
      steps(
        [
          'Request it under “Return an item” on the page of the order, or write to ',
          ordersEmail,
          `, ${shopDeadlines.productReturn}. You get the address and a number to write on the parcel.`,
        ],
        'Send it with any courier that gives you a receipt. The way back is at your cost and, with that receipt, at our risk.',
        `When it has arrived unused and whole, its price after discounts and its GST come back ${shopDeadlines.refund}.`,
      ),
      list(
        'Part of an order can be sent back; what a discount took off is divided as the order shows it.',
        'Socks that were worn, opened sticker sheets and things made to your order stay with you, unless they are faulty.',
      ),
    ),
    createClause(
      'faults',
      'When it is broken, wrong or late',
      `Tell us ${shopDeadlines.defectReport}. You choose: another one, or the money. It costs you nothing.`,
      paragraph(
        `If a thing arrives damaged, is not what its page says, is missing or came later than we promised, request a return on the page of the order or write to us, ${shopDeadlines.defectReport} of its arrival, or of the day it should have come. A photo helps. Keep thing and packing until you have our answer.`,
      ),
      list(
        'You choose between a replacement, as long as there is one, and your money back in full.',
        'We send a courier for the parcel, or tell you that you can keep it.',
        'A hidden fault that shows later is looked at in the same way; the law’s own periods for it stay as they are.',
      ),
      paragraph(
        'How to write: ',
        article('Something is broken, missing or not what I ordered', 'something-is-wrong'),
      ),
    ),
    createClause(
      'the-money',
      'How and when the money comes',
      `The way it came, ${shopDeadlines.refund}.`,
      table(
        'From our decision to your account',
        ['Step', 'Who does it', 'How long it takes'],
        [
          'Cancelled, or the parcel is back and whole',
          'We',
          `At once, or within ${formatResponseTime('returns')} of its arrival`,
        ],
        ['The order says “refunded”, the transfer is made', 'We', 'The same day'],
        ['The amount is on your account', 'Your bank', 'Up to seven working days'],
      ),
      paragraph(
        'UPI goes back to the UPI id, a transfer to the account it came from, and what you paid us in cash to an account that you name. To another account we send it only after we have spoken with you, so that nobody can have your money sent elsewhere. There is no store credit in place of money.',
      ),
      note(
        'Paid twice by mistake? Write with both references. The second payment comes back by the same rule.',
      ),
    ),
    createClause(
      'seats',
      'Seats at workshops and hackathons',
      'Each seat’s page says until when you get everything back. After that you can still pass it on.',
      paragraph(
        'What stood on the product page on the day you bought the seat is what counts. The seats on sale now have these dates: ',
        article('Can I cancel a seat, or pass it on?', 'cancel-a-seat'),
      ),
      list(
        'Until the date on its page: the full amount with GST, without a reason.',
        'After it: no refund, and you can give the seat to somebody else.',
        'If we call the event off or move it to a day you cannot come: the full amount, whatever the date.',
      ),
    ),
    createClause(
      'gift-cards-and-plans',
      'Gift cards, and plans of our products',
      'A gift card that nobody has used can be given back. Event plans have dates of their own.',
      paragraph(
        `A gift card that is wholly unspent can be cancelled by its buyer within ${RETURN_DAYS} days. One that has been spent in part cannot be changed into cash, and stays good for the rest of its two years. A refund for something paid with a card goes back on the card as far as the card paid for it.`,
      ),
      paragraph(
        'A HackMatrix plan for an event: all of it until seven days before the first day, half after that until the doors open, and a new date at no cost. More: ',
        article('Do we get our money back if the event is cancelled?', 'event-cancelled'),
      ),
    ),
    createClause(
      'the-tax',
      'What happens to the GST',
      'It comes back with the price. You get a credit note for your books.',
      paragraph(
        'Every refund includes the GST on what is refunded. Where an invoice has been issued, we issue a credit note under section 34 of the Central Goods and Services Tax Act, 2017, with the numbers of the order and of the invoice on it. It is a PDF, comes by mail when the money is sent, and is on the page of the order. If you have claimed the input tax, please reverse it as your accountant tells you.',
      ),
    ),
    createClause(
      'if-we-disagree',
      'If we do not agree',
      'Ask the grievance officer. You hear within 48 hours, and get an answer within a month.',
      paragraph(
        'A refusal comes with its reason. If you find it wrong, write to the grievance officer named below; somebody who was not part of the first decision looks at it. The way to the consumer commission, and to the National Consumer Helpline on 1915, is open to you at any time.',
      ),
    ),
  ],
};
