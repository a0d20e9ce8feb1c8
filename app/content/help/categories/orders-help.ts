import { formatResponseTime } from '~/content/company/response-times';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { RETURN_DAYS } from '~/domain/orders/order-return';
import { paths } from '~/paths';
import { site } from '~site';
import { ORDER_LINK_PATH } from '../../shop/shop-page-paths';
import { shopDeadlines } from '../../shop/shop-promises';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

const orderPage = 'Open the page of your order: by the link that came with it, or in your account under ';
const ordersEmail = link(site.emails.orders, `mailto:${site.emails.orders}`);

export const ordersHelp: HelpCategory = {
  id: 'orders',
  name: 'Orders and delivery',
  lead: 'After you have pressed the button',
  articles: [
    {
      slug: 'where-is-my-order',
      question: 'Where is my order?',
      short:
        'Open the link that you got when you ordered. The row of tiles at the top says how far it is and when each step was done.',
      keywords: 'track tracking status parcel courier shipped follow late arrive',
      sections: [
        section(
          'Reading the row of tiles',
          drawing(
            'order-progress',
            'Placed, paid, packed, shipped, delivered: each step lays one more tile.',
          ),
          paragraph(
            'An order takes five steps: placed, paid, packed, shipped, delivered. What is done carries its date and time; what is to come says so. The page is the same on every phone and needs no account, because its address holds a key that belongs to your order alone.',
          ),
        ),
        section(
          'How long each step takes',
          list(
            `We pack ${shopDeadlines.packing}.`,
            `The courier then needs ${shopDeadlines.delivery}, and calls before coming. Once the parcel is shipped, the page names the courier, with a link to the tracking when there is one.`,
            'Seats and gift cards do not travel: their page says all there is to know.',
          ),
        ),
        section(
          'When it does not move',
          paragraph(
            `An order that stays at “placed” is waiting for your payment. It waits ${PAYMENT_DAYS} days; the day before it is cancelled you get a reminder. If you have paid already, write to `,
            ordersEmail,
            ' with the order number and the reference of the payment. Do the same when the courier is later than the days above.',
          ),
        ),
      ],
      related: ['lost-order-link', 'order-states', 'paid-but-still-placed'],
    },
    {
      slug: 'order-states',
      question: 'What do placed, paid, packed and shipped mean?',
      short:
        'They are the steps of an order. Until it is packed it can still be cancelled; from then on it is on its way to you.',
      keywords: 'state status delivered cancelled refunded meaning stage',
      sections: [
        section(
          'The seven states',
          table(
            'States of an order and what happens in each',
            ['State', 'What it means', 'Can it be cancelled?'],
            ['Placed', 'The order is with us and the things are kept for you.', 'Yes'],
            ['Paid', 'Your payment has been found. We pack.', 'Yes'],
            ['Packed', 'It is ready for the courier.', 'No'],
            ['Shipped', 'The courier has it.', 'No'],
            ['Delivered', 'It has arrived.', 'No'],
            ['Cancelled', 'It ended before it was packed. What was kept is back on the shelf.', 'It is'],
            ['Refunded', 'Your refund is on its way.', 'No'],
          ),
        ),
        section(
          'Who moves an order on',
          paragraph(
            'A person with us does, when it has really happened: the transfer was seen, the parcel closed, and handed over. That is why a step can follow the act a little later, and why an order never runs ahead of its parcel.',
          ),
          paragraph(
            `Three steps need nobody. A payment by card or by gift card is found at once. Seats and gift cards are “delivered” as soon as they are paid. An order that is not paid within ${PAYMENT_DAYS} days is cancelled, and you are reminded a day before.`,
          ),
          note(
            'An order that was cancelled before it was paid cannot become “refunded”: there is nothing to give back.',
          ),
        ),
        section(
          'Which step starts which clock',
          paragraph(
            `“Paid” starts the ${formatResponseTime('packing')} in which we pack. “Shipped” starts the courier’s ${shopDeadlines.delivery}. Until the payment is found, neither has begun.`,
          ),
        ),
      ],
      related: ['where-is-my-order', 'cancel-an-order'],
    },
    {
      slug: 'cancel-an-order',
      question: 'How do I cancel an order?',
      short:
        'Any order can be cancelled until it is packed, without a reason. What you had paid is refunded the way it came.',
      keywords: 'cancel refund money back change mind stop order undo',
      sections: [
        section(
          'Before it is packed',
          steps(
            [
              orderPage,
              link('order history', paths.account.orderHistory()),
              '. The row of tiles has to say “placed” or “paid”.',
            ],
            'Choose “Cancel this order” further down. It says what goes back to you before you confirm.',
            ['Is the link lost? ', link('Find your order', ORDER_LINK_PATH), ' sends it again.'],
          ),
        ),
        section(
          'After it is packed',
          paragraph(
            'A packed parcel cannot be stopped any more. Let it arrive, and look at what the ',
            link('refund policy', paths.refundPolicy()),
            ' says about sending things back.',
          ),
        ),
        section(
          'What happens to the money',
          list(
            'Not paid yet: do not pay. The order is closed.',
            `Paid: the full amount with its GST comes back the way it came, ${shopDeadlines.refund}. What a gift card paid is back on the card at once.`,
            'What was kept for you goes back on the shelf at once, so that somebody else can have it.',
          ),
          note(
            `Seats have their own dates: each one’s product page says until when it can be cancelled. A gift card can be, for ${RETURN_DAYS} days, as long as nothing of it is spent.`,
          ),
        ),
      ],
      related: ['order-states', 'cancel-a-seat', 'where-is-my-order'],
    },
    {
      slug: 'delivery',
      question: 'What does delivery cost, and where do you deliver?',
      short:
        'Nothing, whatever you order. We deliver to every address in India that has a PIN code, in every state and union territory.',
      keywords: 'shipping postage free charge fee abroad international country courier days time',
      sections: [
        section(
          'The cost',
          paragraph(
            'There is no delivery charge and no smallest order. A set of stickers travels as free as a keyboard. The total on the checkout page is the total: goods after discounts, and GST on them.',
          ),
        ),
        section(
          'The places',
          paragraph(
            'Every PIN code of India. The checkout knows which PIN codes can lie in which state and asks again when the two do not fit together, before a parcel goes astray. We do not send parcels to other countries.',
          ),
        ),
        section(
          'The time',
          list(
            `Packing: ${shopDeadlines.packing}.`,
            `On the way: ${shopDeadlines.delivery}.`,
            'The courier calls the number you gave before coming; somebody should be there to take the parcel.',
          ),
          note('Seats at workshops and hackathons and gift cards are not sent by post.'),
        ),
      ],
      related: ['where-is-my-order', 'change-the-address'],
    },
    {
      slug: 'something-is-wrong',
      question: 'Something is broken, missing or not what I ordered',
      short: `Request a return on the page of your order ${shopDeadlines.defectReport}, with a photo if you can. Keep the thing and its packing until you have our answer.`,
      keywords: 'damaged faulty defective return exchange replace wrong size missing complaint',
      sections: [
        section(
          'What to do',
          steps(
            'Leave the thing as it is, and take a photo of what is wrong.',
            [orderPage, link('order history', paths.account.orderHistory()), '.'],
            'Under “Return an item”, choose how many of what. Give the reason, and say what you would rather have: another one, or the money. Add the photo.',
          ),
          paragraph(
            'Something is missing, or the parcel never came? Then there is nothing to return: write to ',
            ordersEmail,
            ' with the order number in the subject.',
          ),
        ),
        section(
          'Where to find the order number',
          paragraph(
            `It stands in large figures on the page of your order: ${site.orderNumberPrefix}, then four digits for the financial year, then six, for example ${site.orderNumberPrefix}-2627-000042. It is also the reference under which you paid.`,
          ),
        ),
        section(
          'What happens next',
          paragraph(
            'A person looks at it on working days. The answer comes by email and is on the page of the order, with the address to send it to. When money goes back to you, the page says how much, and banks take up to seven working days to show it. The full rules stand in the ',
            link('refund policy', paths.refundPolicy()),
            '.',
          ),
        ),
      ],
      related: ['cancel-an-order', 'gst-invoice'],
    },
    {
      slug: 'lost-order-link',
      question: 'I have lost the link to my order',
      short:
        'Give its number and your email address, and we send the link again to the address you ordered with.',
      keywords: 'lost link key find order page deleted browser number not found 404',
      sections: [
        section(
          'Why the number is not enough',
          paragraph(
            'Order numbers are counted up, so yours is one away from your neighbour’s. The page shows names, addresses and what was bought. It therefore opens only with the long key in its link, and answers “not found” to everything else.',
          ),
        ),
        section(
          'Where the link may still be',
          list(
            'In the history of the browser you ordered with: look for “Order TS”.',
            'With an account, under order history: there are the orders that you placed while signed in, and those of a guest with its email address.',
            'On the printed page, if you kept one.',
          ),
        ),
        section(
          'If it is nowhere',
          paragraph(
            link('Find your order', ORDER_LINK_PATH),
            ' sends it again: give the number and the email address of the order. Without the number, write to ',
            ordersEmail,
            ' from the email address that you gave when you ordered. We answer to that address and to no other. The phone will not help here: we cannot see who is calling.',
          ),
          note(
            'Whoever has the link can read the order. Keep it to yourself, as you would a parcel receipt.',
          ),
        ),
      ],
      related: ['where-is-my-order', 'order-without-account'],
    },
    {
      slug: 'change-the-address',
      question: 'Can I change the address after I have ordered?',
      short:
        'Until the parcel is packed, by writing to us. There is no form for it: an address is changed by a person who has looked at the order.',
      keywords: 'wrong address pin code move edit correct delivery phone typo',
      sections: [
        section(
          'While it is placed or paid',
          steps(
            ['Write to ', ordersEmail, ' with the order number in the subject.'],
            'Give the whole new address: street, area, city, state and PIN code, and a phone number if that has changed, too.',
            'Write from the email address you ordered with, so that we know it is you.',
            'You get an email when it is changed. Nothing else about the order is.',
          ),
        ),
        section(
          'Another state changes the invoice',
          paragraph(
            `GST is split by the state the order goes to. A move from ${site.address.state} to another state, or the other way round, leaves the total as it is and changes how the tax on it is named. An invoice is issued when the order is paid, and is never changed: after that, only a parcel within the same state can go elsewhere.`,
          ),
        ),
        section(
          'After it is packed',
          paragraph(
            'Then the label is on the parcel. The courier calls before coming: tell them when nobody will be there. For anything else, write to us with the order number.',
          ),
        ),
      ],
      related: ['delivery', 'gst-invoice'],
    },
  ],
};
