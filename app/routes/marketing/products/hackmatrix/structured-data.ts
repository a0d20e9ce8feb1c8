import { hackMatrixQuestions, plans } from '~/content/hackmatrix';
import { softwareProducts } from '~/content/products';
import { toRupeesString } from '~/domain/money';
import { priceCart } from '~/domain/pricing';
import { site } from '~site';

const product = softwareProducts.find(({ id }) => id === 'hackmatrix');

/** What a search engine may show of the page. Offers carry the price with tax, as a buyer pays it. */
export const structuredData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'SoftwareApplication',
      name: product?.name,
      description: product?.description,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Any, in the browser',
      publisher: { '@type': 'Organization', name: site.legalName },
      offers: plans.map(({ name, price, participants }) => ({
        '@type': 'Offer',
        name,
        description: participants,
        price: toRupeesString(priceCart([{ price, quantity: 1 }], site.tax.rateBasisPoints).orderTotal),
        priceCurrency: site.currency.code,
      })),
    },
    {
      '@type': 'FAQPage',
      mainEntity: hackMatrixQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
};
