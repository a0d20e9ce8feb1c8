import { paths } from '~/paths';
import type { HelpArticle } from '../help-article';
import { link, list, paragraph, section, steps } from '../help-block-builders';

export const giftCardArticle: HelpArticle = {
  slug: 'gift-card',
  question: 'How do I spend a gift card?',
  short:
    'Type its code at the checkout, where discount codes go. It pays as much of the order as it can, and what is left stays on it.',
  keywords: 'gift card voucher code coupon balance redeem present',
  sections: [
    section(
      'Step by step',
      steps(
        'Fill the cart and go to the checkout.',
        'Open “Discount code or gift card”, type the code and choose “Apply”.',
        'The totals say what the card pays and what is left to pay.',
        'Place the order. When the card pays all of it, nothing else is to be done; otherwise you pay the rest as always.',
      ),
    ),
    section(
      'What it is worth',
      paragraph(
        'A card stands for goods of its amount before GST. The giver has paid the GST with the card, so you do not pay it again on that part. What you do not use stays on the card for your next order.',
      ),
    ),
    section(
      'Good to know',
      list(
        'It is valid for two years from the day it was bought.',
        'It buys everything in the shop, seats included, except another gift card.',
        'The code is the card: whoever has it can spend it. It cannot be changed into cash.',
        'The buyer finds it in the mail about the payment, and on the page of the order.',
        'It can be a present: at the checkout, give a name, an email address, a message and a day. Then the code goes there in the morning of that day, and not to the buyer.',
        'Until it was sent, the buyer changes recipient and day on the page of the order.',
        'An order takes one code: that of a card, or a discount code. A discount code takes nothing off a gift card.',
      ),
      paragraph('Cards are in the shop: ', link('gift card', paths.shop.product('gift-card')), '.'),
    ),
  ],
  related: ['payment-methods', 'why-this-price'],
};
