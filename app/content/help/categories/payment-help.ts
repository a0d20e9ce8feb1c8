import { formatMoney } from '~/domain/money/money';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { priceCart } from '~/domain/pricing/pricing';
import { paths } from '~/paths';
import { site } from '~site';
import { shopDeadlines } from '../../shop/shop-promises';
import { giftCardArticle } from '../articles/gift-card-article';
import type { HelpCategory } from '../help-article';
import { drawing, link, list, note, paragraph, section, steps, table } from '../help-block-builders';

const ordersEmail = link(site.emails.orders, `mailto:${site.emails.orders}`);
const rate = site.tax.rateBasisPoints / 100;
const mug = { price: 64_900, sale: { type: 'percent', discount: 10 }, quantity: 2 } as const;
const example = priceCart([mug], site.tax.rateBasisPoints);
const money = (paise: number) => formatMoney(paise, site.currency.label);

export const paymentHelp: HelpCategory = {
  id: 'payment',
  name: 'Payment and GST',
  lead: 'UPI, bank transfer, invoices',
  articles: [
    {
      slug: 'pay-by-upi',
      question: 'How do I pay by UPI?',
      short:
        'Place the order first. Its page then shows a QR code with the exact amount and the order number in it; on a phone a button opens your UPI app.',
      keywords: 'upi qr code gpay phonepe paytm bhim scan pay app',
      sections: [
        section(
          'With the phone you are holding',
          steps(
            'Choose UPI at the checkout and place the order. Nothing is charged yet.',
            'On the page of the order press “Open in a UPI app”.',
            'The app knows the amount and the order number. Check both, and pay.',
          ),
        ),
        section(
          'From a computer',
          drawing('upi-code', 'The code carries the payee, the amount and the order number.'),
          paragraph('Scan the code on the screen with any UPI app. There is nothing to type.'),
        ),
        section(
          'By typing the UPI id',
          paragraph(
            'The page gives the UPI id, the amount and a note, each with a button to copy it. Please give the order number as the note: that is how we find your payment among the others.',
          ),
          note(
            'The code shows who is paid before you confirm. If it is not our name, stop and write to us. We never send payment codes by chat or phone.',
          ),
        ),
      ],
      related: ['paid-but-still-placed', 'pay-by-bank-transfer', 'payment-methods'],
    },
    {
      slug: 'pay-by-bank-transfer',
      question: 'How do I pay by bank transfer?',
      short:
        'Place the order, then transfer the amount with the order number as the reference. Account, IFSC and reference stand on the page of the order.',
      keywords: 'neft imps rtgs ifsc account number transfer bank company',
      sections: [
        section(
          'Step by step',
          steps(
            'Choose bank transfer at the checkout and place the order.',
            'Copy account name, account number, IFSC, amount and reference from the page of the order. They stand in the order in which most banks ask for them.',
            'Give the reference exactly as it stands. It is your order number.',
          ),
        ),
        section(
          'When the money is here',
          table(
            'How long a transfer usually takes',
            ['Way', 'Arrives'],
            ['IMPS', 'Within minutes'],
            ['NEFT', 'Within a few hours on a working day'],
          ),
          paragraph(
            `We pack ${shopDeadlines.packing}, so a transfer on Friday night is packed early in the next week.`,
          ),
        ),
        section(
          'For companies that pay against an invoice',
          paragraph(
            `Fill in the company, its GSTIN and the billing address at the checkout. The things are reserved for you for ${PAYMENT_DAYS} days; the order stays at “placed” meanwhile. A day before, a reminder comes. If your accounts department needs longer, the page of the cancelled order leads to the checkout with the same things.`,
          ),
        ),
      ],
      related: ['gst-invoice', 'pay-by-upi', 'paid-but-still-placed'],
    },
    {
      slug: 'payment-methods',
      question: 'Can I pay by card, or in cash at the door?',
      short:
        'You can always pay by UPI or bank transfer, and by card when the checkout offers it. There is no cash on delivery, and our own pages never ask for a card number.',
      keywords: 'card credit debit cod cash on delivery emi netbanking wallet methods visa rupay',
      sections: [
        section(
          'What there is',
          list(
            [
              'UPI, by QR code or straight from the app: ',
              link('how it goes', paths.helpArticle('pay-by-upi')),
            ],
            [
              'Bank transfer, also against an invoice: ',
              link('how it goes', paths.helpArticle('pay-by-bank-transfer')),
            ],
            'Card, netbanking or wallet, when the checkout offers it: on the page of the payment provider.',
            [
              'A gift card, for the whole order or a part of it: ',
              link('how it goes', paths.helpArticle('gift-card')),
            ],
          ),
        ),
        section(
          'When you pay',
          paragraph(
            'After you have placed the order, on its own page. Placing it charges nothing and keeps the things for you. That way the price you pay is the price the shop has just checked, to the paisa, and a payment that breaks off never leaves half an order behind.',
          ),
        ),
        section(
          'Why no cash at the door',
          paragraph(
            'The parcel leaves when it is paid. It is a small shop with small runs: a parcel that is refused at the door was missing from the shelf all the while, and somebody else would have liked it.',
          ),
          note(
            'Nobody with us asks for an OTP, a UPI PIN or a card number, by phone, by email or in a chat. A person who does is not from us.',
          ),
        ),
      ],
      related: ['pay-by-upi', 'pay-by-bank-transfer', 'gift-card'],
    },
    {
      slug: 'paid-but-still-placed',
      question: 'I have paid, but my order still says “placed”',
      short:
        'A person matches payments with orders by the reference. Give it one working day; a payment without the order number takes longer.',
      keywords: 'payment pending not received paid twice deducted waiting reference utr',
      sections: [
        section(
          'What we look for',
          paragraph(
            'The order number in the note of a UPI payment or the reference of a transfer, and the exact amount. With the QR code both are right by themselves. Typed by hand, either can go wrong, and then we have to ask.',
          ),
        ),
        section(
          'What you can do',
          steps(
            'Wait for one working day. Payments made at night or on a Sunday are looked at on the next one.',
            [
              'Then write to ',
              ordersEmail,
              ' with the order number, the amount, and the transaction reference that your app or bank shows (UTR).',
            ],
            'Please do not pay a second time.',
          ),
        ),
        section(
          'If you did pay twice',
          paragraph(
            `What came a second time goes back the way it came, ${shopDeadlines.refund}. If you typed the reference by hand, write to us with both, so that we find it. When only a part of the amount arrives, you get an email with what is left to pay.`,
          ),
          note(
            'A payment that failed in the app but was taken from your account is returned by your bank, not by us.',
          ),
        ),
      ],
      related: ['pay-by-upi', 'order-states', 'where-is-my-order'],
    },
    {
      slug: 'gst-invoice',
      question: 'How do I get a GST invoice for my company?',
      short:
        'Every order gets its GST invoice when it is paid: a PDF by email, and on the page of the order. Open “Invoice to a company or another address” at the checkout and fill in the company and its GSTIN.',
      keywords: 'gstin invoice bill receipt company business input credit tax cgst sgst igst hsn',
      sections: [
        section(
          'Before you order',
          steps(
            'At the checkout, open “Invoice to a company or another address”.',
            'Type the name of the company, as it should stand on the invoice. Without it, the invoice has your name.',
            'Type the GSTIN, 15 characters. Spaces and small letters are forgiven.',
            'Give a billing address if the invoice does not go where the parcel goes. Left empty, it is the delivery address.',
          ),
          note('Please fill it in when you order: an invoice that was issued is never changed.'),
        ),
        section(
          'How the tax is split',
          drawing(
            'gst-halves',
            `Above: 9 % CGST and 9 % SGST in ${site.address.state}. Below: 18\u00a0% IGST elsewhere.`,
          ),
          paragraph(
            `The rate is ${rate} % of the price after discounts. An order delivered in ${site.address.state} carries CGST and SGST, half each; one that goes to any other state or union territory carries IGST. The total is the same.`,
          ),
        ),
        section(
          'What is on it',
          paragraph(
            `${site.legalName}, GSTIN ${site.gstin}, your name or that of the company, its address, the HSN code or SAC of each line, the place of supply, the tax and the total in words. It carries the number of the order.`,
          ),
          paragraph(
            'When money goes back, a credit note corrects the invoice. It comes the same way: by email and on the page of the order.',
          ),
        ),
        section(
          'Is an invoice genuine?',
          paragraph(
            'Each one has a QR code and a code in letters beside it. Scan it, or type the letters on the page ',
            link('check an invoice', paths.invoices.verify()),
            ': it says whether we issued a document with this number, date and total.',
          ),
        ),
      ],
      related: ['gstin-not-accepted', 'why-this-price', 'pay-by-bank-transfer'],
    },
    {
      slug: 'gstin-not-accepted',
      question: 'Why is my GSTIN not accepted?',
      short:
        'Either a character is wrong, or the number is registered in another state than the billing address. The checkout says which of the two it is.',
      keywords: 'gstin invalid refused wrong check digit state error checkout',
      sections: [
        section(
          'A wrong character',
          paragraph(
            'The last of the 15 characters is worked out from the other fourteen. If it does not fit, one of them was mistyped: often an O for a 0, an I for a 1, or an S for a 5. Copy the number from your registration certificate rather than from memory.',
          ),
          table(
            'What stands where in a GSTIN',
            ['Characters', 'What they are'],
            ['1 and 2', 'The state, as a number'],
            ['3 to 12', 'The PAN of the holder'],
            ['13', 'Which registration of this holder in the state'],
            ['14', 'The letter Z'],
            ['15', 'The check character'],
          ),
        ),
        section(
          'Another state',
          paragraph(
            'The first two digits name the state in which the number is registered, and the billing address has to lie there. If the parcel goes to another state, give the registered address as billing address and leave the delivery address as it is.',
          ),
          note('Everything else you have typed stays in the form while you correct it.'),
        ),
      ],
      related: ['gst-invoice', 'why-this-price'],
    },
    {
      slug: 'why-this-price',
      question: 'How is the total worked out?',
      short: `List prices, less discounts, plus ${rate} % GST on what is left. “Why this price” under the total shows each step with its rounding.`,
      keywords: 'tax total price calculation rounding discount gst included vat sum',
      sections: [
        section(
          'The four steps',
          drawing('price-steps', 'List price, what the discount takes off, what is left, and the tax on it.'),
          steps(
            'List price times quantity, for every line.',
            'Less the discount of each piece times quantity. A discount is never more than the price.',
            `GST: ${rate} % of what is left.`,
            'The order total is the two together. Delivery adds nothing.',
          ),
        ),
        section(
          'An example',
          table(
            `Two mugs at ${money(mug.price)}, 10 % off`,
            ['Step', 'Amount'],
            ['List price of two', money(example.total)],
            ['Discount on two', `− ${money(example.discount)}`],
            ['Taxed amount', money(example.taxable)],
            [`GST, ${rate} % of it, rounded`, money(example.tax)],
            ['Order total', money(example.orderTotal)],
          ),
        ),
        section(
          'Where it is rounded',
          paragraph(
            'In two places only, each time to the nearest paisa, a half going up: a percentage discount for one piece, and the tax on the whole order. The browser and the server use the same rules, and the server’s result is the one that counts.',
          ),
        ),
      ],
      related: ['price-changed', 'gst-invoice'],
    },
    giftCardArticle,
  ],
};
