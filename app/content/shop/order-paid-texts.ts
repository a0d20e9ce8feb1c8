import { formatMoney, type Paise } from '~/domain/money/money';
import { site } from '~site';
import { shopDeadlines } from './shop-promises';

interface ArrivalTexts {
  subject: string;
  heading: string;
  opening: string;
  /** When it is packed: the beginning of a sentence. */
  packing: string;
}

/** To the buyer of a paid order. One that costs nothing, such as with a code for the whole price, is paid when it is placed. */
export const describeArrival = (number: string, total: Paise): ArrivalTexts =>
  total === 0
    ? {
        subject: `Nothing to pay for order ${number}`,
        heading: 'There is nothing to pay',
        opening: `Order ${number} costs nothing, so there is nothing to pay.`,
        packing: 'We pack it next',
      }
    : {
        subject: `Order ${number} is paid`,
        heading: 'We have received your payment',
        opening: `The ${formatMoney(total, site.currency.label)} for order ${number} has arrived. Thank you.`,
        packing: `We pack ${shopDeadlines.packing}`,
      };
